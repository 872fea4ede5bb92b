export { loader } from './country-notices.server.tsx';

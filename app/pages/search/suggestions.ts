export { loader } from './suggestions.server.ts';

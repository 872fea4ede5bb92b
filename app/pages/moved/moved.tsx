export { loader } from './moved.server.ts';

/** An address at which nothing stands any more. */
export default function Moved() {
  return null;
}

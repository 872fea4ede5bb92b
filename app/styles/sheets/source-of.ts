import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Returns the path of a source file relative to the root of the repository, without the query of its import; the path of a file outside the
 * repository is not shortened.
 */
export function sourceOf(file: string): string {
  const [path = file] = file.split('?');
  return path.startsWith(root) ? path.slice(root.length) : path;
}

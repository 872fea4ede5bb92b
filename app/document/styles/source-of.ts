import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the path of a source file relative to the root of the repository; a file outside it as it is. */
export function sourceOf(file: string): string {
  return file.startsWith(root) ? file.slice(root.length) : file;
}

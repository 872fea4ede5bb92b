import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the path of a source file from the top of the checkout. */
export function sourceOf(file: string): string {
  return file.startsWith(root) ? file.slice(root.length) : file;
}

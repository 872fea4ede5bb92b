import { stat } from 'node:fs/promises';

/**
 * Max size of a file. The largest season file has half a megabyte. A file is read whole, and no text can hold more than 512 MB; its matches would fill the
 * memory long before.
 */
const maxFileBytes = 200_000_000;

/** Returns the size, as text, of a file that is too large to be read; undefined for all others. */
export async function excessiveSize(file: string): Promise<string | undefined> {
  const { size } = await stat(file);
  return size > maxFileBytes ? `${Math.ceil(size / 1_000_000)} MB; at most ${maxFileBytes / 1_000_000} MB are read` : undefined;
}

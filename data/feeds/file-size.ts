import { stat } from 'node:fs/promises';

/**
 * The largest season file has half a megabyte. A file is read whole, and from 512 MB on no text can hold it; long before that its matches would
 * fill the memory.
 */
const maxFileBytes = 200_000_000;

/** Returns the size in words of a file that is too large to be read, and undefined for all others. */
export async function excessiveSize(file: string): Promise<string | undefined> {
  const { size } = await stat(file);
  return size > maxFileBytes ? `${Math.ceil(size / 1_000_000)} MB; at most ${maxFileBytes / 1_000_000} MB are read` : undefined;
}

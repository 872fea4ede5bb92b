import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { FeedError } from '../feed.ts';

/**
 * Returns the files at the paths, and the .csv files below them, each once, in the order in which they are found. Throws a FeedError for a
 * path that is not there, and when there is no file.
 */
export async function csvFiles(paths: readonly string[]): Promise<readonly string[]> {
  const found = new Map<string, string>();
  for (const given of paths) {
    for (const file of await filesAt(given)) {
      if (!found.has(path.resolve(file))) found.set(path.resolve(file), file);
    }
  }
  if (found.size === 0) throw new FeedError(`No .csv file in ${paths.join(', ') || 'no path at all'}`);
  return [...found.values()];
}

async function filesAt(given: string): Promise<readonly string[]> {
  const entry = await stat(given).catch((error: unknown) => {
    throw new FeedError(`Cannot read ${given}`, { cause: error });
  });
  if (!entry.isDirectory()) return [given];
  const inside = await readdir(given, { recursive: true, withFileTypes: true });
  return inside.filter((file) => file.isFile() && /\.csv$/i.test(file.name)).map((file) => path.join(file.parentPath, file.name));
}

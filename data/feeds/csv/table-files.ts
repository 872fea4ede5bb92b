import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { FeedError } from '../feed.ts';

type TableEnding = 'csv' | 'xlsx';

/**
 * Returns the files at the paths, and the files below folders among them whose names end in one of the endings, each once, in the order found. Leaves out
 * the copies that a spreadsheet program makes of open files (`~$2023.xlsx`).
 *
 * @throws FeedError for a path that does not exist, and when no file is found
 */
export async function tableFiles(paths: readonly string[], endings: readonly TableEnding[] = ['csv']): Promise<readonly string[]> {
  const found = new Map<string, string>();
  for (const given of paths) {
    for (const file of await filesAt(given, endings)) {
      if (!found.has(path.resolve(file))) found.set(path.resolve(file), file);
    }
  }
  if (found.size === 0) throw new FeedError(`No .${endings.join(' or .')} file in ${paths.join(', ') || 'no path at all'}`);
  return [...found.values()];
}

async function filesAt(given: string, endings: readonly string[]): Promise<readonly string[]> {
  const entry = await stat(given).catch((error: unknown) => {
    throw new FeedError(`Cannot read ${given}`, { cause: error });
  });
  if (!entry.isDirectory()) return [given];
  const inside = await readdir(given, { recursive: true, withFileTypes: true });
  return inside
    .filter((file) => file.isFile() && !file.name.startsWith('~$') && endings.includes(path.extname(file.name).slice(1).toLowerCase()))
    .map((file) => path.join(file.parentPath, file.name));
}

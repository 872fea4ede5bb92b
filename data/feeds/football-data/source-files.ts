import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { FeedError } from '../feed.ts';
import { parseMatchDay } from './cell-values.ts';

/** The number of bytes in which the longest header and the first row fit. */
const headBytes = 4096;

/**
 * Returns the files at the paths, and the .csv files below them, each once: those whose first match is older come first, and those
 * without any date last. Throws a FeedError for a path that is not there, and when there is no file.
 */
export async function sourceFiles(paths: readonly string[]): Promise<readonly string[]> {
  const found = new Map<string, string>();
  for (const given of paths) {
    for (const file of await filesAt(given)) {
      if (!found.has(path.resolve(file))) found.set(path.resolve(file), file);
    }
  }
  if (found.size === 0) throw new FeedError(`No .csv file in ${paths.join(', ') || 'no path at all'}`);
  const dated = await Promise.all([...found.values()].map(async (file) => ({ file, firstDay: await firstDayIn(file) })));
  return dated.sort((a, b) => compare(a.firstDay, b.firstDay) || compare(a.file, b.file)).map(({ file }) => file);
}

async function filesAt(given: string): Promise<readonly string[]> {
  const entry = await stat(given).catch((error: unknown) => {
    throw new FeedError(`Cannot read ${given}`, { cause: error });
  });
  if (!entry.isDirectory()) return [given];
  const inside = await readdir(given, { recursive: true, withFileTypes: true });
  return inside.filter((file) => file.isFile() && /\.csv$/i.test(file.name)).map((file) => path.join(file.parentPath, file.name));
}

/** Returns the first thing in a file that looks like a date; past every date where there is none, or where the file does not open. */
async function firstDayIn(file: string): Promise<string> {
  const head = await readHead(file);
  for (const [text] of head.matchAll(/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g)) {
    const day = parseMatchDay(text);
    if (day !== undefined) return day;
  }
  return '9999-12-31';
}

async function readHead(file: string): Promise<string> {
  const handle = await open(file).catch((error: unknown) => {
    /* A file that does not open is reported when its turn comes to be read. */
    if (error instanceof Error && 'syscall' in error) return undefined;
    throw error;
  });
  if (handle === undefined) return '';
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(headBytes), position: 0 });
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function compare(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

import { open } from 'node:fs/promises';
import { dayOrderOf } from '#data/feeds/csv/day-order.ts';
import { tableFiles } from '#data/feeds/csv/table-files.ts';
import { parseMatchDay } from './cell-values.ts';

/** Number of bytes that the longest header and the first row fit in. */
const headBytes = 4096;

/**
 * Returns the files at the paths, and the .csv files below them, each once: the oldest first match first, files without any date last. Throws a
 * FeedError for a missing path, and when there is no file.
 */
export async function sourceFiles(paths: readonly string[]): Promise<readonly string[]> {
  const found = await tableFiles(paths);
  const dated = await Promise.all(found.map(async (file) => ({ file, firstDay: await firstDayIn(file) })));
  return dated.sort((a, b) => compare(a.firstDay, b.firstDay) || compare(a.file, b.file)).map(({ file }) => file);
}

/** Returns the first day in a file; a day after all others when it has none or cannot be opened. */
async function firstDayIn(file: string): Promise<string> {
  const head = await readHead(file);
  const texts = [...head.matchAll(/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g)].map(([text]) => text);
  const dayFirst = dayOrderOf(texts) ?? ((text: string) => text);
  for (const text of texts) {
    const day = parseMatchDay(dayFirst(text));
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

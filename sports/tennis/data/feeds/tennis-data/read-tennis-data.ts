import { tableFiles } from '#data/feeds/csv/table-files.ts';
import { readTableFile } from '#data/feeds/spreadsheet/read-table-file.ts';
import { readTennisFile, type TennisFile } from './tennis-file.ts';

/**
 * Yields the seasons of tennis-data.co.uk, file by file, each with its problems.
 *
 * @param paths of .csv and .xlsx files, or of folders of them
 * @throws FeedError for a missing path, and when there is no file
 */
export async function* readTennisData(paths: readonly string[]): AsyncGenerator<TennisFile & { readonly source: string }, void, undefined> {
  for (const source of [...(await tableFiles(paths, ['csv', 'xlsx']))].sort()) {
    const table = await readTableFile(source);
    yield { source, ...('code' in table ? { rows: 0, matches: [], problems: [table] } : readTennisFile(source, table)) };
  }
}

import { tableFiles } from '#data/feeds/csv/table-files.ts';
import { readTableFile } from '#data/feeds/spreadsheet/read-table-file.ts';
import { type NbaFile, readNbaFile } from './nba-file.ts';

/**
 * Yields the files of NBA seasons, one after the other, each with its problems.
 *
 * @param paths of .csv and .xlsx files, or of folders of them
 * @throws FeedError for a missing path, and when there is no file
 */
export async function* readNbaOdds(paths: readonly string[]): AsyncGenerator<NbaFile & { readonly source: string }, void, undefined> {
  for (const source of [...(await tableFiles(paths, ['csv', 'xlsx']))].sort()) {
    const table = await readTableFile(source);
    yield { source, ...('code' in table ? { rows: 0, games: [], problems: [table] } : readNbaFile(source, table)) };
  }
}

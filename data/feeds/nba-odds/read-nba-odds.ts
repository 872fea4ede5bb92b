import { csvFiles } from '../csv/csv-files.ts';
import { readCsvFile } from '../csv/read-csv-file.ts';
import { type NbaFile, readNbaFile } from './nba-file.ts';

/**
 * Yields the files of NBA seasons, one after the other. What a file cannot be read for is among its problems.
 *
 * @param paths of .csv files, or of folders of them
 * @throws FeedError for a path that is not there, and where there is no file
 */
export async function* readNbaOdds(paths: readonly string[]): AsyncGenerator<NbaFile & { readonly source: string }, void, undefined> {
  for (const source of [...(await csvFiles(paths))].sort()) {
    const table = await readCsvFile(source);
    yield { source, ...('code' in table ? { rows: 0, games: [], problems: [table] } : readNbaFile(source, table)) };
  }
}

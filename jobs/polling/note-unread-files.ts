import type { Database } from '#data/database/database.ts';
import { listCallsOfSource } from '#data/queries/sources/list-calls-of-source.ts';
import type { Source } from '#data/sources/source.ts';
import type { PlannedSource } from './next-call.ts';
import { noteProgress } from './note-progress.ts';
import { listPlannedCalls } from './planned-calls.ts';

/**
 * Records how many files of a source have never been requested; does nothing when all have. The site does this before it serves its first page:
 * that page then shows the progress, and the forecasting jobs wait until the files are read.
 */
export async function noteUnreadFiles(
  database: Database,
  { source, kind }: PlannedSource & { readonly source: Pick<Source, 'budget'> },
  now: Date,
): Promise<void> {
  const noted = await listCallsOfSource(database, source.name);
  const calls = await listPlannedCalls(database, { source, kind }, now);
  if (calls.some(({ name }) => !noted.has(name))) await noteProgress(database, source, calls, ({ name }) => noted.has(name), now);
}

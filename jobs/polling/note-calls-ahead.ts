import type { Database } from '#data/database/database.ts';
import { listCallsOfSource } from '#data/queries/sources/list-calls-of-source.ts';
import type { Source } from '#data/sources/source.ts';
import type { PlannedSource } from './next-call.ts';
import { noteProgress } from './note-progress.ts';
import { listPlannedCalls } from './planned-calls.ts';

/**
 * Records before a site answers how many files of a source are still to be requested, so that its first page says so and nothing is worked
 * out without them.
 */
export async function noteCallsAhead(
  database: Database,
  { source, kind }: PlannedSource & { readonly source: Pick<Source, 'budget'> },
  now: Date,
): Promise<void> {
  const noted = await listCallsOfSource(database, source.name);
  const calls = await listPlannedCalls(database, { source, kind }, now);
  if (calls.some(({ name }) => !noted.has(name))) await noteProgress(database, source, calls, ({ name }) => noted.has(name), now);
}

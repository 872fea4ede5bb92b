import type { Database } from '#data/database/database.ts';
import type { SourceCall } from '#data/sources/source.ts';
import type { PlannedSource } from './next-call.ts';

/** Returns the calls of a source that are of use at a moment, planned with the stored data. */
export async function listPlannedCalls(database: Database, { source, kind }: PlannedSource, now: Date): Promise<readonly SourceCall[]> {
  return source.calls(await kind.listFixtures(database, source.name, now), now, await kind.listNumbered?.(database, source.name));
}

import type { Database } from '#data/database/database.ts';
import { listCallsOfSource } from '#data/queries/sources/list-calls-of-source.ts';
import type { Source } from '#data/sources/source.ts';
import { dueAt } from './due-at.ts';
import type { SourceKind } from './source-kind.ts';

/** The parts of a source and its kind that say when it is asked. */
export interface PlannedSource {
  readonly source: Pick<Source, 'name' | 'calls'>;
  readonly kind: Pick<SourceKind<never, never>, 'listFixtures'>;
}

/** Returns the moment at which a source is asked next, as far as its budget allows; undefined where it has no call to make. */
export async function nextCallAt(database: Database, { source, kind }: PlannedSource, now: Date): Promise<Date | undefined> {
  const noted = await listCallsOfSource(database, source.name);
  const calls = source.calls(await kind.listFixtures(database, source.name, now), now);
  const times = calls.map((call) => Math.max(now.getTime(), dueAt(call, noted.get(call.name)).getTime()));
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

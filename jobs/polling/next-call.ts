import type { Database } from '#data/database/database.ts';
import { listCallsOfSource } from '#data/queries/sources/list-calls-of-source.ts';
import type { Source } from '#data/sources/source.ts';
import { dueAt } from './due-at.ts';
import { listPlannedCalls } from './planned-calls.ts';
import type { SourceKind } from './source-kind.ts';

/** The parts of a source and its kind that decide when it is polled. */
export interface PlannedSource {
  readonly source: Pick<Source, 'name' | 'calls' | 'priceSpending'>;
  readonly kind: Pick<SourceKind<never, never>, 'listFixtures' | 'listNumbered'>;
}

/**
 * Returns the moment at which the next planned call of a source is due; undefined when it has no call to make. Whether its budget still allows
 * the call is decided when it is polled.
 */
export async function nextCallAt(database: Database, { source, kind }: PlannedSource, now: Date): Promise<Date | undefined> {
  const noted = await listCallsOfSource(database, source.name);
  const calls = await listPlannedCalls(database, { source, kind }, now);
  const times = calls.flatMap((call) => {
    const due = dueAt(call, noted.get(call.name));
    return due === undefined ? [] : [Math.max(now.getTime(), due.getTime())];
  });
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

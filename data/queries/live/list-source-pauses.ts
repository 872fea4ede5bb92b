import type { Queryable } from '#data/database/database.ts';
import type { DelayCounts } from '#domain/live/delay-histogram.ts';
import { addDelays, noDelays } from '#domain/live/delay-histogram.ts';

/** Returns by source the pauses of the last seven days between its words on each match that is on. */
export async function listSourcePauses(database: Queryable, now: Date): Promise<ReadonlyMap<string, DelayCounts>> {
  const { rows } = await database.query<{ source: string; counts: DelayCounts }>({
    name: 'list-source-pauses',
    text: "select source, counts from source_pauses where day > ($1::timestamptz at time zone 'UTC')::date - 7",
    values: [now],
  });
  const bySource = Map.groupBy(rows, ({ source }) => source);
  return new Map([...bySource].map(([source, days]) => [source, days.reduce((sum, { counts }) => addDelays(sum, counts), noDelays)]));
}

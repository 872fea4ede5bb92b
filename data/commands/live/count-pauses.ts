import type { Queryable } from '#data/database/database.ts';
import { countDelays } from '#domain/live/delay-histogram.ts';
import { addedCounts } from './added-counts.ts';

/** Adds to a source's counts of the day (UTC) the given seconds between two consecutive reports on matches in play. */
export async function countPauses(client: Queryable, source: string, seconds: readonly number[], now: Date): Promise<void> {
  if (seconds.length === 0) return;
  await client.query({
    name: 'count-pauses',
    text: `insert into source_pauses as known (day, source, counts) values (($3::timestamptz at time zone 'UTC')::date, $1, $2)
      on conflict (source, day) do update set counts = ${addedCounts}`,
    values: [source, countDelays(seconds), now],
  });
}

import type { Queryable } from '#data/database/database.ts';
import { addDelays, type DelayCounts, delayWithin, noDelays } from '#domain/live/delay-histogram.ts';
import { longestUsualSilence } from '#domain/live/usual-silence.ts';

/** Returns by source the pauses of the last seven days between its reports on each match in play. */
export async function listSourcePauses(database: Queryable, now: Date): Promise<ReadonlyMap<string, DelayCounts>> {
  const { rows } = await database.query<{ source: string; counts: DelayCounts }>({
    name: 'list-source-pauses',
    text: "select source, counts from source_pauses where day > ($1::timestamptz at time zone 'UTC')::date - 7",
    values: [now],
  });
  const bySource = Map.groupBy(rows, ({ source }) => source);
  return new Map([...bySource].map(([source, days]) => [source, days.reduce((sum, { counts }) => addDelays(sum, counts), noDelays)]));
}

/** Usual pauses between the reports of a source on a match in play, in seconds. */
export interface UsualPause {
  /** Pause within which 95 of 100 reports followed the one before; `Infinity` when it is more than an hour. */
  readonly p95: number;
  /** Seconds after which a silence is longer than usual; undefined while too few pauses are known. */
  readonly silentAfter: number | undefined;
}

/** Returns by source the pauses that were usual in the last seven days. */
export async function listUsualPauses(database: Queryable, now: Date): Promise<ReadonlyMap<string, UsualPause>> {
  const pauses = await listSourcePauses(database, now);
  return new Map(
    [...pauses].map(([source, counts]) => [
      source,
      { p95: delayWithin(counts, 0.95) ?? Number.POSITIVE_INFINITY, silentAfter: longestUsualSilence(counts, null) },
    ]),
  );
}

import type { Queryable } from '#data/database/database.ts';
import type { DelayCounts } from '#domain/live/delay-histogram.ts';
import { addedCounts } from './added-counts.ts';

/** Delays of live changes of a competition, from their source until they were sent, on a day (UTC). */
export interface CountedLags {
  readonly day: string;
  readonly source: string;
  readonly tournamentId: number;
  readonly counts: DelayCounts;
}

/** Adds delays of live changes to the stored counts. */
export async function countLags(database: Queryable, lags: readonly CountedLags[]): Promise<void> {
  if (lags.length === 0) return;
  await database.query({
    name: 'count-lags',
    text: `with told as (
        select day, source, "tournamentId", array(select jsonb_array_elements_text(counts)::int) as counts
        from jsonb_to_recordset($1) as l(day date, source text, "tournamentId" int, counts jsonb)
      ), of_days as (
        insert into live_lags as known (day, source, tournament_id, counts)
        select day, source, "tournamentId", counts from told order by day, source, "tournamentId"
        on conflict (day, source, tournament_id) do update set counts = ${addedCounts}
      )
      insert into live_lag_sums as known (source, tournament_id, counts)
      select source, "tournamentId", counts from told order by source, "tournamentId"
      on conflict (source, tournament_id) do update set counts = ${addedCounts}`,
    values: [JSON.stringify(lags)],
  });
}

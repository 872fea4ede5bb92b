import type { Queryable } from '#data/database/database.ts';
import type { Coverage } from '#domain/tournament/coverage.ts';

/** Coverage of a competition as counted. */
export interface CountedCoverage extends Coverage {
  readonly tournamentNumber: number;
  /** Source of the table in the first season; null when it is the site's own. */
  readonly tablesSource: string | null;
}

/** Stores the coverage of competitions. Returns the numbers of those whose coverage changed. */
export async function storeCoverage(client: Queryable, counted: readonly CountedCoverage[], now: Date): Promise<number[]> {
  const { rows } = await client.query<{ number: number }>(
    `with counted as (
       select "tournamentNumber" as number, results, tables, "tablesSource" as tables_source, "lineUps" as line_ups, odds, forecasts
       from jsonb_to_recordset($1) as r("tournamentNumber" int, results date, tables text, "tablesSource" text, "lineUps" date, odds date, forecasts date)
     ), former as (
       select o.* from competition_coverage o join counted c on c.number = o.tournament_id
     ), stored as (
       insert into competition_coverage (tournament_id, results_since, tables_since, tables_source, line_ups_since, odds_since, forecasts_since, counted_at)
       select number, results, tables, tables_source, line_ups, odds, forecasts, $2 from counted
       on conflict (tournament_id) do update set results_since = excluded.results_since, tables_since = excluded.tables_since,
         tables_source = excluded.tables_source, line_ups_since = excluded.line_ups_since, odds_since = excluded.odds_since,
         forecasts_since = excluded.forecasts_since, counted_at = excluded.counted_at
     )
     select c.number from counted c left join former f on f.tournament_id = c.number
     where f.tournament_id is null
       or (f.results_since, f.tables_since, f.tables_source, f.line_ups_since, f.odds_since, f.forecasts_since)
          is distinct from (c.results, c.tables, c.tables_source, c.line_ups, c.odds, c.forecasts)`,
    [JSON.stringify(counted), now],
  );
  return rows.map(({ number }) => number);
}

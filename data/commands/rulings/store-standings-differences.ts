import { type Database, inTransaction } from '#data/database/database.ts';
import type { NetworkOnlySource } from '#data/sources/network-only-sources.ts';
import type { StandingsDifference } from '#domain/tournament/compare-standings.ts';

/** Result of comparing the tables of a season, as a source reported them at a moment, with the site's. */
export interface ComparedStandings {
  readonly seasonId: number;
  readonly source: NetworkOnlySource;
  readonly reportedAt: Date;
  readonly differences: readonly StandingsDifference[];
}

/** Days for which a stored difference in points is kept although the results differ now: points can be compared only when both tables have all results. */
const daysOfPoints = 7;

/**
 * Stores the differences between a source's tables and the site's, and marks the source's tables as compared. A difference that is the same as before keeps
 * its first day; any other begins on the day of the report. Differences that are no longer found are deleted.
 */
export async function storeStandingsDifferences(database: Database, compared: ComparedStandings, now: Date): Promise<void> {
  const { seasonId, source, reportedAt, differences } = compared;
  await inTransaction(database, async (client) => {
    await client.query('update told_standings set compared_at = $4 where season_id = $1 and source = $2 and told_at = $3', [
      seasonId,
      source,
      reportedAt,
      now,
    ]);
    await client.query(
      `with found as (
         select d."teamId" as team_id, d.kind, d.ours, d.theirs, d.points
         from jsonb_to_recordset($3) as d("teamId" int, kind text, ours text, theirs text, points smallint)
       ), gone as (
         delete from standings_differences where season_id = $1 and source = $2 and team_id not in (select team_id from found)
       )
       insert into standings_differences as o (season_id, source, team_id, kind, our_record, their_record, points, first_day, last_day)
       select $1, $2, team_id, kind, ours, theirs, points, ($4 at time zone 'UTC')::date, ($4 at time zone 'UTC')::date from found
       on conflict (season_id, source, team_id) do update set
         first_day = case when o.kind = excluded.kind
           and (case when o.kind = 'points' then o.points = excluded.points else (o.our_record, o.their_record) = (excluded.our_record, excluded.their_record) end)
           then o.first_day else excluded.first_day end,
         kind = excluded.kind, our_record = excluded.our_record, their_record = excluded.their_record, points = excluded.points, last_day = excluded.last_day
       where not (o.kind = 'points' and excluded.kind = 'results' and o.last_day > excluded.last_day - $5::int)`,
      [seasonId, source, JSON.stringify(differences), reportedAt, daysOfPoints],
    );
  });
}

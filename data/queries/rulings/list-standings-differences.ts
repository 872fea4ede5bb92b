import type { Queryable } from '#data/database/database.ts';
import type { NetworkOnlySource } from '#data/sources/network-only-sources.ts';
import type { StandingsDifference } from '#domain/tournament/compare-standings.ts';

/** Club whose row in a source's league table differed from the site's on more than one day. */
export interface ListedStandingsDifference {
  readonly seasonId: number;
  readonly teamId: number;
  readonly competition: string;
  readonly season: string;
  readonly club: string;
  readonly source: NetworkOnlySource;
  readonly kind: StandingsDifference['kind'];
  readonly ours: string;
  readonly theirs: string;
  /** The source's points minus the site's. */
  readonly points: number;
  /** First and last day on which it was found, `2026-02-06`. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Returns the differences found on more than one day, those in points first. */
export async function listStandingsDifferences(database: Queryable): Promise<ListedStandingsDifference[]> {
  const { rows } = await database.query<ListedStandingsDifference>(
    `select d.season_id as "seasonId", d.team_id as "teamId", t.id as competition, s.label as season, k.slug as club, d.source, d.kind,
       d.our_record as ours, d.their_record as theirs, d.points,
       to_char(d.first_day, 'YYYY-MM-DD') as "firstDay", to_char(d.last_day, 'YYYY-MM-DD') as "lastDay"
     from standings_differences d join seasons s on s.id = d.season_id join tournaments t on t.numeric_id = s.tournament_id join teams k on k.id = d.team_id
     where d.last_day > d.first_day order by array_position(array['points', 'results', 'table'], d.kind), t.priority, t.id, k.slug, d.source`,
  );
  return rows;
}

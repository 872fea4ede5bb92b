import type { Queryable } from '#data/database/database.ts';
import type { NetworkOnlySource } from '#data/sources/network-only-sources.ts';
import type { ComparedRow } from '#domain/tournament/compare-standings.ts';

/** League tables of a season as a source last reported them, which have not been compared with the site's yet. */
export interface ReportedStandings {
  readonly seasonId: number;
  readonly source: NetworkOnlySource;
  readonly zone: string;
  readonly reportedAt: Date;
  readonly rows: readonly ComparedRow[];
}

/** Returns the tables that sources reported since their last comparison. */
export async function listReportedStandings(database: Queryable): Promise<ReportedStandings[]> {
  const { rows } = await database.query<ReportedStandings>(
    `select o.season_id as "seasonId", o.source, c.zone, max(o.told_at) as "reportedAt",
       jsonb_agg(jsonb_build_object('teamId', o.team_id, 'won', o.won, 'drawn', o.drawn, 'lost', o.lost, 'points', o.points)
         order by o."table", o.team_id) as rows
     from told_standings o join seasons s on s.id = o.season_id join tournaments t on t.numeric_id = s.tournament_id join countries c on c.id = t.country_id
     where o.compared_at is null group by o.season_id, o.source, c.zone order by o.season_id, o.source`,
  );
  return rows;
}

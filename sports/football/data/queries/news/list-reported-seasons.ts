import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { TableZone } from '#domain/tournament/table-zone.ts';

/** A league's present season, for news. */
export interface ReportedSeason {
  readonly seasonId: number;
  readonly label: string;
  readonly tournamentId: number;
  readonly tournamentType: 'league';
  readonly name: string;
  readonly slug: string;
  readonly categorySlug: string;
  /** IANA, of its country. */
  readonly zone: string;
  readonly zones: readonly TableZone[];
}

/** Returns the present seasons of the leagues with at most this priority, the most important first. */
export async function listReportedSeasons(database: Queryable, priority: number): Promise<ReportedSeason[]> {
  const { rows } = await database.query<ReportedSeason>({
    name: 'list-reported-seasons',
    text: `select s.id as "seasonId", s.label, t.numeric_id as "tournamentId", t.type as "tournamentType", t.name, t.slug,
             t.category_slug as "categorySlug", c.zone, t.zones
           from tournaments t join seasons s on s.tournament_id = t.numeric_id and s.label = t.current_season
           join countries c on c.id = t.country_id
           where t.sport_id = ${sportIds.football} and t.type = 'league' and t.priority <= $1 order by t.priority, t.numeric_id`,
    values: [priority],
  });
  return rows;
}

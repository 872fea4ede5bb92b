import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { type CoverageRow, coverageColumns, withCoverage } from '#data/queries/coverage/coverage-columns.ts';
import type { Coverage } from '#domain/tournament/coverage.ts';

/** Competition with all fields of the owner's specification; `region` is used in place of the country's name. */
export interface TournamentRecord {
  readonly id: string;
  readonly name: string;
  readonly numericId: number;
  readonly slug: string;
  readonly categorySlug: string;
  readonly region: string;
  readonly logoUrls: readonly string[];
  readonly currentSeason: string | null;
  readonly type: 'league' | 'cup';
  readonly genderType: 'men' | 'women';
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Facts that the site has of it; null until they were counted. */
  readonly coverage: Coverage | null;
}

const columns = `t.id, t.name, t.numeric_id as "numericId", t.slug, t.category_slug as "categorySlug", c.region, t.logo_urls as "logoUrls",
  t.current_season as "currentSeason", t.type, t.gender_type as "genderType", t.created_at as "createdAt", t.updated_at as "updatedAt", ${coverageColumns}`;

const from =
  'from tournaments t join countries c on c.id = t.country_id left join competition_coverage o on o.tournament_id = t.numeric_id';

/** Returns up to `limit` competitions with matches, the most important first. */
export async function listTopTournaments(database: Queryable, limit: number): Promise<TournamentRecord[]> {
  const { rows } = await database.query<Omit<TournamentRecord, 'coverage'> & CoverageRow>({
    name: 'list-top-tournaments',
    text: `select ${columns} ${from}
           where t.sport_id = ${sportIds.football} and t.current_season is not null order by t.priority, t.id limit $1`,
    values: [limit],
  });
  return rows.map(withCoverage);
}

/** Returns the competitions of football with these ids, in order of importance; unknown ids are left out. */
export async function listTournamentsById(database: Queryable, ids: readonly string[]): Promise<TournamentRecord[]> {
  const { rows } = await database.query<Omit<TournamentRecord, 'coverage'> & CoverageRow>({
    name: 'list-tournaments-by-id',
    text: `select ${columns} ${from}
           where t.sport_id = ${sportIds.football} and t.id = any($1) order by t.priority, t.id`,
    values: [ids],
  });
  return rows.map(withCoverage);
}

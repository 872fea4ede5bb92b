import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { type CoverageRow, coverageColumns, withCoverage } from '#data/queries/coverage/coverage-columns.ts';
import type { Coverage } from '#domain/tournament/coverage.ts';

/** A competition that has matches, in a list of leagues. */
export interface League {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly categorySlug: string;
  readonly countrySlug: string;
  readonly countryCode: string;
  readonly countryRegion: string;
  /** The number of its matches that begin in the requested span. */
  readonly matches: number;
  /** The facts that the site has of it; null until they were counted. */
  readonly coverage: Coverage | null;
}

/**
 * Returns the competitions that have matches, the most important first, with the number of their matches in [from, to); all of them, or the
 * first `limit`.
 */
export async function listLeagues(database: Queryable, from: Date, to: Date, limit: number | null = null): Promise<League[]> {
  const { rows } = await database.query<Omit<League, 'coverage'> & CoverageRow>({
    name: 'list-leagues',
    text: `with chosen as (
             select numeric_id, name, slug, category_slug, country_id, priority from tournaments
             where sport_id = ${sportIds.football} and current_season is not null order by priority, numeric_id limit $3
           ), day as (
             select m.tournament_id, count(*)::int as matches from matches m
             where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2 group by m.tournament_id
           )
           select t.numeric_id as id, t.name, t.slug, t.category_slug as "categorySlug", c.slug as "countrySlug", c.code as "countryCode",
                  c.region as "countryRegion", coalesce(day.matches, 0) as matches,
                  ${coverageColumns}
           from chosen t join countries c on c.id = t.country_id left join competition_coverage o on o.tournament_id = t.numeric_id
             left join day on day.tournament_id = t.numeric_id
           order by t.priority, t.numeric_id`,
    values: [from, to, limit],
  });
  return rows.map(withCoverage);
}

import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { type CoverageRow, coverageColumns, withCoverage } from '#data/queries/coverage/coverage-columns.ts';
import type { Coverage } from '#domain/tournament/coverage.ts';

/** Competition with matches in a list of leagues. */
export interface League {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly categorySlug: string;
  readonly countrySlug: string;
  readonly countryCode: string;
  readonly countryRegion: string;
  /** Number of its matches that begin in the requested span. */
  readonly matches: number;
  /** Number of competitions included: itself, or its parts. */
  readonly competitions: number;
  /** Facts that the site has of it; null until they were counted. */
  readonly coverage: Coverage | null;
}

/** Returns the SQL that is true for a competition that a source has added as a part of another one. */
const isLeftToParent = (tournament: string) => `${tournament}.parent_id is not null and ${tournament}.field_sources ? 'name'`;

/**
 * Returns the competitions that have matches, the most important first, with the number of their matches in [from, to); all of them, or the first `limit`.
 * Parts that a source has added, such as the regional groups of a division, are included in the competition of which they are parts.
 */
export async function listLeagues(database: Queryable, from: Date, to: Date, limit: number | null = null): Promise<League[]> {
  const { rows } = await database.query<Omit<League, 'coverage'> & CoverageRow>({
    name: 'list-leagues',
    text: `with family as (
             select part.parent_id, count(*)::int as parts from tournaments part
             where part.current_season is not null and ${isLeftToParent('part')} group by part.parent_id
           ), chosen as (
             select t.numeric_id, t.name, t.slug, t.category_slug, t.country_id, t.priority, (t.current_season is not null)::int + coalesce(family.parts, 0) as competitions
             from tournaments t left join family on family.parent_id = t.numeric_id
             where t.sport_id = ${sportIds.football} and (t.current_season is not null and not (${isLeftToParent('t')}) or family.parts > 0)
             order by t.priority, t.numeric_id limit $3
           ), day as (
             select case when ${isLeftToParent('t')} then t.parent_id else t.numeric_id end as tournament_id, count(*)::int as matches
             from matches m join tournaments t on t.numeric_id = m.tournament_id
             where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2 group by 1
           )
           select t.numeric_id as id, t.name, t.slug, t.category_slug as "categorySlug", c.slug as "countrySlug", c.code as "countryCode",
                  c.region as "countryRegion", coalesce(day.matches, 0) as matches, t.competitions,
                  ${coverageColumns}
           from chosen t join countries c on c.id = t.country_id left join competition_coverage o on o.tournament_id = t.numeric_id
             left join day on day.tournament_id = t.numeric_id
           order by t.priority, t.numeric_id`,
    values: [from, to, limit],
  });
  return rows.map(withCoverage);
}

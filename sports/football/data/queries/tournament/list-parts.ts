import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { League } from '#data/queries/leagues/list-leagues.ts';
import { type ListedMatch, listedMatchColumns, listedMatchJoins, queryMatches } from '#data/queries/match/match-list.ts';

/** Returns the parts of a competition that have matches, such as the regional groups of a division, with the number of their matches in [from, to). */
export async function listParts(database: Queryable, tournamentId: number, from: Date, to: Date): Promise<League[]> {
  const { rows } = await database.query<League>({
    name: 'list-parts',
    text: `with part as (
             select numeric_id, name, slug, category_slug, country_id from tournaments where parent_id = $1 and current_season is not null
           ), day as (
             select m.tournament_id, count(*)::int as matches from matches m
             where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $2 and m.kickoff_utc < $3 and exists (select from part) group by m.tournament_id
           )
           select t.numeric_id as id, t.name, t.slug, t.category_slug as "categorySlug", c.slug as "countrySlug", c.code as "countryCode",
                  c.region as "countryRegion", coalesce(day.matches, 0) as matches, 1 as competitions
           from part t join countries c on c.id = t.country_id left join day on day.tournament_id = t.numeric_id`,
    values: [tournamentId, from, to],
  });
  return rows;
}

/** Returns the first matches of some competitions that kick off in [from, to), the earliest first. */
export function listMatchesOfParts(
  database: Queryable,
  locale: string,
  {
    tournamentIds,
    from,
    to,
    limit,
  }: { readonly tournamentIds: readonly number[]; readonly from: Date; readonly to: Date; readonly limit: number },
): Promise<ListedMatch[]> {
  return queryMatches<ListedMatch>(database, {
    name: 'list-matches-of-parts',
    text: `select ${listedMatchColumns} from matches m ${listedMatchJoins('$1')}
           where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $3 and m.kickoff_utc < $4 and m.tournament_id = any($2)
           order by m.kickoff_utc, m.id limit $5`,
    values: [locale, tournamentIds, from, to, limit],
  });
}

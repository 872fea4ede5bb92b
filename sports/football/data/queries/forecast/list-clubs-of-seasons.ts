import type { Queryable } from '#data/database/database.ts';

/** Min share of the clubs of the season before for a season to be complete: leagues shrink by less at once. */
const minPartOfSeasonBefore = 0.75;

/**
 * Returns the clubs of leagues' seasons, by the season. A season of which only the first matches are stored so far is left out, and so are the
 * seasons of cups.
 */
export async function listClubsOfSeasons(
  database: Queryable,
  seasonIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await database.query<{ seasonId: number; clubIds: number[] }>({
    name: 'list-clubs-of-seasons',
    text: `select s.id as "seasonId", of_season.club_ids as "clubIds"
           from seasons s join tournaments t on t.numeric_id = s.tournament_id and t.type = 'league'
             cross join lateral (
               select array_agg(e.team_id order by e.team_id) as club_ids, count(*) as clubs from season_entries e where e.season_id = s.id
             ) as of_season
             left join lateral (
               select count(*) as clubs from season_entries e
               where e.season_id = (
                 select b.id from seasons b where b.tournament_id = s.tournament_id and b.label < s.label order by b.label desc limit 1
               )
             ) as of_season_before on true
           where s.id = any ($1) and of_season.clubs >= $2::float8 * of_season_before.clubs and of_season.clubs > 0`,
    values: [seasonIds, minPartOfSeasonBefore],
  });
  return new Map(rows.map(({ seasonId, clubIds }) => [seasonId, clubIds]));
}

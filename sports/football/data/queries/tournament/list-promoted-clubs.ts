import type { Queryable } from '#data/database/database.ts';

/** Returns the clubs, out of those given, that played in a lower division of the country in the season before, if that season is known. */
export async function listPromotedClubs(database: Queryable, seasonId: number, teamIds: readonly number[]): Promise<number[]> {
  const { rows } = await database.query<{ teamId: number }>({
    name: 'list-promoted-clubs',
    text: `select distinct e.team_id as "teamId"
           from seasons present join tournaments division on division.numeric_id = present.tournament_id
           join tournaments lower on lower.country_id = division.country_id and lower.gender_type = division.gender_type
             and lower.type = 'league' and lower.tier > division.tier
           join seasons former on former.tournament_id = lower.numeric_id and left(former.label, 4)::int = left(present.label, 4)::int - 1
           join season_entries e on e.season_id = former.id and e.team_id = any($2)
           where present.id = $1 and division.type = 'league'`,
    values: [seasonId, teamIds],
  });
  return rows.map(({ teamId }) => teamId);
}

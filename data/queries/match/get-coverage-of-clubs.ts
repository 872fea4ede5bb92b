import type { Queryable } from '#data/database/database.ts';

/** Extent of the data on the matches of two clubs. */
export interface CoverageOfClubs {
  /** First year with data of both clubs; with data of only one, its first year. */
  readonly since: number;
  readonly kinds: 'league' | 'cup' | 'both';
}

/** Returns the extent of the data of two clubs, up to the year of a moment; undefined when neither has any. */
export async function getCoverageOfClubs(
  database: Queryable,
  firstTeamId: number,
  secondTeamId: number,
  until: Date,
): Promise<CoverageOfClubs | undefined> {
  const { rows } = await database.query<CoverageOfClubs>({
    name: 'get-coverage-of-clubs',
    text: `select max(since) as since, case when not bool_or(has_cups) then 'league' when not bool_or(has_leagues) then 'cup' else 'both' end as kinds
           from (
             select min(left(s.label, 4)::int) as since, bool_or(t.type = 'league') as has_leagues, bool_or(t.type = 'cup') as has_cups
             from season_entries e join seasons s on s.id = e.season_id join tournaments t on t.numeric_id = s.tournament_id
             where e.team_id in ($1, $2) and left(s.label, 4)::int <= $3
             group by e.team_id
           ) as of_club
           having count(*) > 0`,
    values: [firstTeamId, secondTeamId, until.getUTCFullYear()],
  });
  return rows[0];
}

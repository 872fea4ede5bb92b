import type { Queryable } from '#data/database/database.ts';
import { type ListedMatch, listedMatchColumns, listedMatchJoins, queryMatches } from '#data/queries/match/match-list.ts';

export interface TeamMatch extends ListedMatch {
  readonly tournamentName: string;
}

/*
 * A club's matches are in two indexes, at home and away. Each is read from its end, so that a club with many seasons costs no more than a
 * new one.
 */
const eitherSide = (condition: string, order: 'asc' | 'desc') => `
  (select * from matches where home_team_id = $2 and ${condition} order by kickoff_utc ${order} limit $4)
  union all
  (select * from matches where away_team_id = $2 and ${condition} order by kickoff_utc ${order} limit $4)`;

const statement = (condition: string, order: 'asc' | 'desc') => `
  select ${listedMatchColumns}, t.name as "tournamentName"
  from (select * from (${eitherSide(condition, order)}) as sides order by kickoff_utc ${order}, id limit $4) m
  ${listedMatchJoins('$1')} join tournaments t on t.numeric_id = m.tournament_id
  order by m.kickoff_utc ${order}, m.id`;

/** Arguments of a query for matches of a club; names are in the language of `locale`. */
type QueryArguments = readonly [locale: string, teamId: number, now: Date, limit: number];

/** Returns the coming matches of a club, the next first. */
export function listComingTeamMatches(database: Queryable, ...queryArguments: QueryArguments): Promise<TeamMatch[]> {
  return queryMatches<TeamMatch>(database, {
    name: 'list-coming-team-matches',
    text: statement("kickoff_utc > $3::timestamptz - interval '7 days' and status in ('scheduled', 'live', 'postponed')", 'asc'),
    values: [...queryArguments],
  });
}

/** Returns the past matches of a club, the last first. Fixtures without a result are left out a week after their day. */
export function listPastTeamMatches(database: Queryable, ...queryArguments: QueryArguments): Promise<TeamMatch[]> {
  return queryMatches<TeamMatch>(database, {
    name: 'list-past-team-matches',
    text: statement(
      `kickoff_utc <= $3 and (status in ('finished', 'awarded', 'abandoned', 'cancelled')
         or status = 'awaited' and kickoff_utc > $3::timestamptz - interval '7 days')`,
      'desc',
    ),
    values: [...queryArguments],
  });
}

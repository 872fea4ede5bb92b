import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { listedMatchColumns, listedMatchJoins, queryMatches } from '#data/queries/match/match-list.ts';
import type { TeamMatch } from '#data/queries/team/list-team-matches.ts';
import { firstSport } from '#domain/sports/sport.ts';

const withHomeSide = (home: string, away: string, condition: string, order: 'asc' | 'desc') => `
  (select * from matches where sport_id = ${sportIds[firstSport]} and home_team_id = any(${home}) and away_team_id = any(${away}) and ${condition} order by kickoff_utc ${order} limit $5)`;

const statement = (condition: string, order: 'asc' | 'desc') => `
  select ${listedMatchColumns}, t.name as "tournamentName"
  from (
    select * from (${withHomeSide('$2', '$3', condition, order)} union ${withHomeSide('$3', '$2', condition, order)}) as either_home
    order by kickoff_utc ${order}, id limit $5
  ) m
  ${listedMatchJoins('$1')} join tournaments t on t.numeric_id = m.tournament_id
  order by m.kickoff_utc ${order}, m.id`;

/** Arguments of a search for matches of any club in `teamIds` against any in `otherIds`, at home or away; names are in the language of `locale`. */
type QueryArguments = readonly [locale: string, teamIds: readonly number[], otherIds: readonly number[], now: Date, limit: number];

/** Returns the coming matches of football clubs against each other, the next first. */
export function listComingMatchesBetween(database: Queryable, ...queryArguments: QueryArguments): Promise<TeamMatch[]> {
  return queryMatches<TeamMatch>(database, {
    name: 'list-coming-matches-between',
    text: statement("kickoff_utc > $4::timestamptz - interval '7 days' and status in ('scheduled', 'live', 'postponed')", 'asc'),
    values: [...queryArguments],
  });
}

/** Returns the past matches of football clubs against each other, the last first. Fixtures without a result are left out a week after their day. */
export function listPastMatchesBetween(database: Queryable, ...queryArguments: QueryArguments): Promise<TeamMatch[]> {
  return queryMatches<TeamMatch>(database, {
    name: 'list-past-matches-between',
    text: statement(
      `kickoff_utc <= $4 and (status in ('finished', 'awarded', 'abandoned', 'cancelled')
         or status = 'awaited' and kickoff_utc > $4::timestamptz - interval '7 days')`,
      'desc',
    ),
    values: [...queryArguments],
  });
}

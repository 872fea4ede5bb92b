import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import {
  queryTwoSidedMatches,
  type TwoSidedListedMatchOf,
  twoSidedMatchColumns,
  twoSidedMatchJoins,
} from '#data/queries/two-sided/two-sided-match-list.ts';

interface SeasonGames {
  readonly seasonId: number;
  readonly limit: number;
  readonly locale: string;
}

/** Returns the games of a season of basketball that are in play or to come, the earliest first. */
export function listComingSeasonGames(database: Queryable, wanted: SeasonGames): Promise<TwoSidedListedMatchOf<'basketball'>[]> {
  return list(database, 'list-coming-season-games', "('scheduled', 'live', 'postponed')", 'asc', wanted);
}

/** Returns the finished games of a season of basketball, the latest first. */
export function listPastSeasonGames(database: Queryable, wanted: SeasonGames): Promise<TwoSidedListedMatchOf<'basketball'>[]> {
  return list(database, 'list-past-season-games', "('finished', 'awarded', 'cancelled', 'abandoned', 'awaited')", 'desc', wanted);
}

function list(database: Queryable, name: string, statuses: string, order: 'asc' | 'desc', { seasonId, limit, locale }: SeasonGames) {
  return queryTwoSidedMatches<TwoSidedListedMatchOf<'basketball'>>(database, {
    name,
    text: `select ${twoSidedMatchColumns}
           from (select * from matches where season_id = $2 and sport_id = ${sportIds.basketball} and status in ${statuses}
                 order by kickoff_utc ${order}, id limit $3) m ${twoSidedMatchJoins('$1')}
           order by m.kickoff_utc ${order}, m.id`,
    values: [locale, seasonId, limit],
  });
}

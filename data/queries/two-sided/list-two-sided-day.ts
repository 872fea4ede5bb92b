import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import {
  queryTwoSidedMatches,
  type TwoSidedMatchOfTournament,
  twoSidedMatchColumns,
  twoSidedMatchJoins,
  twoSidedTournamentColumn,
  twoSidedTournamentJoins,
} from './two-sided-match-list.ts';

/** Match of a day, with the competition in whose section it is listed. */
export type TwoSidedDayMatch = TwoSidedMatchOfTournament;

/** Selection of tennis or basketball matches that begin in [from, to): all, or only those of one gender, with a tip, or in play. */
export interface TwoSidedDay {
  readonly sport: TwoSidedSport;
  readonly from: Date;
  readonly to: Date;
  readonly gender?: 'men' | 'women' | undefined;
  readonly tipped: boolean;
  readonly liveOnly: boolean;
  /** True for matches in the order of their kick-off, regardless of the competition. */
  readonly byTime: boolean;
  readonly locale: string;
}

/**
 * Returns the selected matches: the important competitions first, and in each the matches in play, then those to come, then all others. With `byTime` they
 * are in the order of their kick-off.
 */
export function listTwoSidedDay(
  database: Queryable,
  { sport, from, to, gender, tipped, liveOnly, byTime, locale }: TwoSidedDay,
): Promise<TwoSidedDayMatch[]> {
  return queryTwoSidedMatches<TwoSidedDayMatch>(database, {
    name: 'list-court-day',
    text: `select ${twoSidedMatchColumns}, ${twoSidedTournamentColumn}
           from matches m ${twoSidedTournamentJoins} ${twoSidedMatchJoins('$1')}
           where m.sport_id = $2 and m.kickoff_utc >= $3 and m.kickoff_utc < $4 and ($5::text is null or t.gender_type = $5)
             and (not $6 or exists (select from tips where tips.match_id = m.id)) and (not $7 or m.status = 'live')
           order by case when $8 then 0 else t.priority end, case when $8 then 0 else t.numeric_id end, 
             case when not $8 then array_position(array['live', 'scheduled'], m.status) end, m.kickoff_utc, m.id`,
    values: [locale, sportIds[sport], from, to, gender ?? null, tipped, liveOnly, byTime],
  });
}

/** Returns up to `limit` matches of a sport that a visitor follows: single ones at any time, those of followed sides and competitions in [from, to). */
export function listTwoSidedFavourites(
  database: Queryable,
  wanted: {
    readonly sport: TwoSidedSport;
    readonly matchIds: readonly number[];
    readonly sideIds: readonly number[];
    readonly tournamentIds: readonly number[];
    readonly from: Date;
    readonly to: Date;
    readonly limit: number;
    readonly locale: string;
  },
): Promise<TwoSidedDayMatch[]> {
  const span = 'm.kickoff_utc >= $6 and m.kickoff_utc < $7';
  return queryTwoSidedMatches<TwoSidedDayMatch>(database, {
    name: 'list-court-favourites',
    text: `with followed as (
             select m.id from matches m where m.id = any($3)
             union select m.id from matches m where m.home_team_id = any($4) and ${span}
             union select m.id from matches m where m.away_team_id = any($4) and ${span}
             union select m.id from matches m where m.tournament_id = any($5) and ${span}
           )
           select ${twoSidedMatchColumns}, ${twoSidedTournamentColumn}
           from followed join matches m on m.id = followed.id ${twoSidedTournamentJoins} ${twoSidedMatchJoins('$1')}
           where m.sport_id = $2 order by m.kickoff_utc, t.priority, m.id limit $8`,
    values: [
      wanted.locale,
      sportIds[wanted.sport],
      wanted.matchIds,
      wanted.sideIds,
      wanted.tournamentIds,
      wanted.from,
      wanted.to,
      wanted.limit,
    ],
  });
}

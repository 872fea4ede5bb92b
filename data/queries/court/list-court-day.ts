import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import {
  type CourtMatchOfTournament,
  courtMatchColumns,
  courtMatchJoins,
  courtTournamentColumn,
  courtTournamentJoins,
  queryCourtMatches,
} from './court-match-list.ts';

/** A match of a day, with the competition under whose heading it stands. */
export type CourtDayMatch = CourtMatchOfTournament;

/** The matches to select: those that begin in [from, to), of one gender, with a tip, or being played, where that is set. */
export interface CourtDay {
  readonly sport: CourtSport;
  readonly from: Date;
  readonly to: Date;
  readonly gender?: 'men' | 'women' | undefined;
  readonly tipped: boolean;
  readonly liveOnly: boolean;
  /** By the hour alone, whatever the competition. */
  readonly byTime: boolean;
  readonly locale: string;
}

/** Returns the matches of a day: the important competitions first, in each those being played, then those to come, then those that are over. */
export function listCourtDay(
  database: Queryable,
  { sport, from, to, gender, tipped, liveOnly, byTime, locale }: CourtDay,
): Promise<CourtDayMatch[]> {
  return queryCourtMatches<CourtDayMatch>(database, {
    name: 'list-court-day',
    text: `select ${courtMatchColumns}, ${courtTournamentColumn}
           from matches m ${courtTournamentJoins} ${courtMatchJoins('$1')}
           where m.sport_id = $2 and m.kickoff_utc >= $3 and m.kickoff_utc < $4 and ($5::text is null or t.gender_type = $5)
             and (not $6 or exists (select from tips where tips.match_id = m.id)) and (not $7 or m.status = 'live')
           order by case when $8 then 0 else t.priority end, case when $8 then 0 else t.numeric_id end, 
             case when not $8 then array_position(array['live', 'scheduled'], m.status) end, m.kickoff_utc, m.id`,
    values: [locale, sportIds[sport], from, to, gender ?? null, tipped, liveOnly, byTime],
  });
}

/** Returns the matches of a sport that a visitor follows: single ones whenever they are, of sides and competitions those of [from, to). */
export function listCourtFavourites(
  database: Queryable,
  wanted: {
    readonly sport: CourtSport;
    readonly matchIds: readonly number[];
    readonly sideIds: readonly number[];
    readonly tournamentIds: readonly number[];
    readonly from: Date;
    readonly to: Date;
    readonly limit: number;
    readonly locale: string;
  },
): Promise<CourtDayMatch[]> {
  const span = 'm.kickoff_utc >= $6 and m.kickoff_utc < $7';
  return queryCourtMatches<CourtDayMatch>(database, {
    name: 'list-court-favourites',
    text: `with followed as (
             select m.id from matches m where m.id = any($3)
             union select m.id from matches m where m.home_team_id = any($4) and ${span}
             union select m.id from matches m where m.away_team_id = any($4) and ${span}
             union select m.id from matches m where m.tournament_id = any($5) and ${span}
           )
           select ${courtMatchColumns}, ${courtTournamentColumn}
           from followed join matches m on m.id = followed.id ${courtTournamentJoins} ${courtMatchJoins('$1')}
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

import type { Queryable } from '#data/database/database.ts';
import { type ListedMatch, listedMatchColumns, listedMatchJoins, queryMatches } from '#data/queries/match/match-list.ts';
import { playerMatches } from './player-matches.ts';

/** A match of a player's club with his part in it. */
export interface PlayerMatch extends ListedMatch {
  readonly side: 'home' | 'away';
  /** True when the line-up names him, on the pitch or on the bench. */
  readonly inLineUp: boolean;
  readonly starts: boolean;
  readonly played: boolean;
  readonly minutes: number | null;
  readonly goals: number;
  readonly penalties: number;
  readonly ownGoals: number;
  readonly assists: number;
  readonly yellowCards: number;
  readonly redCards: number;
}

/** Returns the matches that have begun and have the player in a line-up or event, the newest first; names in the reader's language. */
export function listPlayerMatches(database: Queryable, locale: string, playerId: number, limit: number): Promise<PlayerMatch[]> {
  return queryMatches<PlayerMatch>(database, {
    name: 'list-player-matches',
    text: `select ${listedMatchColumns}, r.side, r.in_line_up as "inLineUp", r.starts, r.played, r.minutes, r.goals, r.penalties, r.own_goals as "ownGoals",
                  r.assists, r.yellow_cards as "yellowCards", r.red_cards as "redCards"
           from (${playerMatches}) r join matches m on m.id = r.match_id ${listedMatchJoins('$2')}
           where m.status in ('live', 'finished', 'abandoned', 'awarded')
           order by m.kickoff_utc desc, m.id limit $3`,
    values: [playerId, locale, limit],
  });
}

import { gamesOfClub, type PlayedGame, recordOfGames, type WinRecord, winningShare } from './played-game.ts';
import { type BasketballTieBreak, orderByTieBreak } from './table-order.ts';

export interface ConferenceRow extends WinRecord {
  readonly clubId: number;
  /** The place, counted from 1, without gaps. */
  readonly place: number;
  /** The share of games won, 0 to 1; undefined before the first game. */
  readonly share: number | undefined;
  /**
   * Half of the wins and losses by which a club is behind the first. Below 0 for one that won more games, but not as large a share of
   * them.
   */
  readonly gamesBehind: number;
  readonly home: WinRecord;
  readonly away: WinRecord;
  /** The last ten games, oldest first; true for a win. */
  readonly lastTen: readonly boolean[];
  /** The games in a row that were won or lost, up to the last one; undefined before the first game. */
  readonly streak: { readonly isWon: boolean; readonly length: number } | undefined;
  readonly scored: number;
  readonly conceded: number;
}

/** The number of games by which the form of a club is told. */
const formLength = 10;

/**
 * Returns the table of a conference, or of a league without conferences: a row a club, first place first. Games of the regular season
 * count, those against clubs of the other conference included. A game without a home side counts at home for the club that is named first,
 * as in the league's own tables.
 *
 * @param clubs the clubs of the table, in the order that parts those that are level in everything
 * @param games the season's games that were played, in any order; those of play-in and play-offs are left out
 */
export function conferenceTable(
  clubs: readonly { readonly id: number; readonly division?: string | undefined }[],
  games: readonly PlayedGame[],
  tieBreak: BasketballTieBreak,
): ConferenceRow[] {
  const counting = games.filter(({ stage }) => stage === 'regular');
  const entries = clubs.map(({ id, division }) => ({ clubId: id, division, games: gamesOfClub(id, counting) }));
  const ordered = orderByTieBreak(entries, tieBreak);
  const leader = recordOfGames(ordered[0]?.games ?? []);
  return ordered.map(({ clubId, games: own }, index) => {
    const record = recordOfGames(own);
    return {
      clubId,
      place: index + 1,
      ...record,
      share: winningShare(record),
      gamesBehind: (leader.wins - record.wins + record.losses - leader.losses) / 2,
      home: recordOfGames(own.filter(({ isHome }) => isHome)),
      away: recordOfGames(own.filter(({ isHome }) => !isHome)),
      lastTen: own.slice(-formLength).map(({ isWon }) => isWon),
      streak: streakOf(own.map(({ isWon }) => isWon)),
      scored: own.reduce((sum, { scored }) => sum + scored, 0),
      conceded: own.reduce((sum, { conceded }) => sum + conceded, 0),
    };
  });
}

function streakOf(wins: readonly boolean[]): ConferenceRow['streak'] {
  const isWon = wins.at(-1);
  return isWon === undefined ? undefined : { isWon, length: wins.length - 1 - wins.lastIndexOf(!isWon) };
}

import type { Pair } from '#domain/sports/pair.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { BasketballStage } from '../basketball-game.ts';

/** A game that was played to its end. */
export interface PlayedGame {
  readonly homeId: number;
  readonly awayId: number;
  /** The points at the end, overtime included, home side first. */
  readonly points: Pair<number>;
  readonly day: LocalDay;
  readonly stage: BasketballStage;
}

/** A game from one club's side. */
export interface ClubGame {
  readonly opponentId: number;
  readonly isHome: boolean;
  readonly scored: number;
  readonly conceded: number;
  readonly isWon: boolean;
  readonly day: LocalDay;
}

/** Returns the games of a club from its own side, oldest first. */
export function gamesOfClub(clubId: number, games: readonly PlayedGame[]): ClubGame[] {
  return games
    .filter(({ homeId, awayId }) => homeId === clubId || awayId === clubId)
    .map(({ homeId, awayId, points: [home, away], day }) => {
      const isHome = homeId === clubId;
      const [scored, conceded] = isHome ? [home, away] : [away, home];
      return { opponentId: isHome ? awayId : homeId, isHome, scored, conceded, isWon: scored > conceded, day };
    })
    .sort((first, second) => (first.day < second.day ? -1 : Number(first.day > second.day)));
}

/** Games won and lost. */
export interface WinRecord {
  readonly wins: number;
  readonly losses: number;
}

/** Returns the games won and lost among games of one club. */
export function recordOfGames(games: readonly ClubGame[]): WinRecord {
  const wins = games.filter(({ isWon }) => isWon).length;
  return { wins, losses: games.length - wins };
}

/** Returns the share of games won, 0 to 1; undefined without a game. */
export function winningShare({ wins, losses }: WinRecord): number | undefined {
  return wins + losses === 0 ? undefined : wins / (wins + losses);
}

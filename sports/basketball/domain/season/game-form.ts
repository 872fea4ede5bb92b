import type { LocalDay } from '#domain/time/local-day.ts';
import { gamesOfClub, type PlayedGame, recordOfGames, type WinRecord } from '../forecast/played-game.ts';

/** Mean points of a club per game, scored and conceded. */
export interface AveragePoints {
  readonly games: number;
  readonly scored: number;
  readonly conceded: number;
}

/** Returns the mean points of a club in its games at home and away; undefined for a venue where it has not played. */
export function averagePoints(
  clubId: number,
  games: readonly PlayedGame[],
): { readonly home: AveragePoints | undefined; readonly away: AveragePoints | undefined } {
  const own = gamesOfClub(clubId, games);
  const mean = (isHome: boolean): AveragePoints | undefined => {
    const counted = own.filter((game) => game.isHome === isHome);
    if (counted.length === 0) return undefined;
    const sum = (of: 'scored' | 'conceded') => counted.reduce((total, game) => total + game[of], 0);
    return { games: counted.length, scored: sum('scored') / counted.length, conceded: sum('conceded') / counted.length };
  };
  return { home: mean(true), away: mean(false) };
}

/** Returns the last games of a club before a day, newest first, of every stage. */
export function lastGames(clubId: number, games: readonly PlayedGame[], before: LocalDay, most = 10): PlayedGame[] {
  return games
    .filter(({ homeId, awayId, day }) => (homeId === clubId || awayId === clubId) && day < before)
    .sort((first, second) => (first.day < second.day ? 1 : -Number(first.day > second.day)))
    .slice(0, most);
}

/**
 * Returns the days without a game that a club has had before one on `day`: 0 when it played the day before, which is called back to back.
 * Undefined when it has not played before.
 *
 * @param games of the same season
 */
export function restDays(clubId: number, games: readonly PlayedGame[], day: LocalDay): number | undefined {
  const [last] = lastGames(clubId, games, day, 1);
  return last && Math.round((Date.parse(day) - Date.parse(last.day)) / 86_400_000) - 1;
}

export interface Meetings<Game extends PlayedGame> {
  /** Newest first. */
  readonly games: readonly Game[];
  /** The wins and losses of the club that is named first. */
  readonly record: WinRecord;
}

/** Returns the games of two clubs against each other before a day, on both venues. */
export function meetingsOf<Game extends PlayedGame>(
  [firstId, secondId]: readonly [number, number],
  games: readonly Game[],
  before: LocalDay,
): Meetings<Game> {
  const mutual = games
    .filter(({ homeId, awayId, day }) => day < before && [homeId, awayId].includes(firstId) && [homeId, awayId].includes(secondId))
    .sort((one, other) => (one.day < other.day ? 1 : -Number(one.day > other.day)));
  return { games: mutual, record: recordOfGames(gamesOfClub(firstId, mutual)) };
}

import { createRandom, shuffle } from '#domain/chance/random.ts';
import type { Pair } from '#domain/sports/pair.ts';

/** The number of games of each day of the week, from Sunday on. */
const gamesOfWeekday = [7, 7, 6, 9, 5, 8, 6];

export interface GameNight {
  /** Days after the first of the season. */
  readonly day: number;
  readonly games: readonly Pair<number>[];
  /** Number of games in which neither club played on the day before; they come first. */
  readonly rested: number;
}

/**
 * Returns the games of a season by days. No club plays on three days in a row; clubs with most games left play first, so that all finish near the
 * end. Games without a free day are left out, a handful in 1,230.
 *
 * @param weekday of the first day, 0 for Sunday
 */
export function gameNights(games: readonly Pair<number>[], days: number, weekday: number, seed: number): GameNight[] {
  const random = createRandom(seed);
  const left = new Set(shuffle(games, random));
  const remaining = new Map<number, number>();
  for (const club of games.flat()) remaining.set(club, (remaining.get(club) ?? 0) + 1);
  const lastDays = new Map<number, number>();
  let playedTwice = new Set<number>();
  const isFree = (club: number, day: number): boolean => (lastDays.get(club) ?? Number.NEGATIVE_INFINITY) < day - 1;
  const usualOn = (day: number): number => gamesOfWeekday[(weekday + day) % 7] as number;
  const usualFrom = (day: number): number =>
    Array.from({ length: days - day }, (_, ahead) => usualOn(day + ahead)).reduce((sum, games) => sum + games, 0);
  return Array.from({ length: days }, (_, day) => {
    /* What is left is spread over the days that are left, so that the last night has games too. */
    const most = Math.ceil((usualOn(day) * left.size) / usualFrom(day));
    /* Four clubs in ten may play on the day after a game, so that about one game in six is a club's second in two days. */
    const tired = new Set([...lastDays].filter(([, last]) => last === day - 1).map(([club]) => club));
    const ready = new Set([...tired].filter((club) => !playedTwice.has(club) && random.uniform() < 0.4));
    const mayPlay = (club: number): boolean => isFree(club, day) || ready.has(club);
    const weighed = [...left]
      .filter(([home, away]) => mayPlay(home) && mayPlay(away))
      .map((game) => ({ game, weight: (remaining.get(game[0]) as number) + (remaining.get(game[1]) as number) + 2 * random.uniform() }))
      .sort((first, second) => second.weight - first.weight);
    const chosen: Pair<number>[] = [];
    const playing = new Set<number>();
    for (const { game } of weighed) {
      if (chosen.length === most) break;
      if (game.some((club) => playing.has(club))) continue;
      chosen.push(game);
      left.delete(game);
      for (const club of game) playing.add(club);
    }
    playedTwice = new Set([...playing].filter((club) => tired.has(club)));
    for (const club of playing) {
      lastDays.set(club, day);
      remaining.set(club, (remaining.get(club) as number) - 1);
    }
    const tiredIn = (game: Pair<number>): number => game.filter((club) => tired.has(club)).length;
    chosen.sort((first, second) => tiredIn(first) - tiredIn(second));
    return { day, games: chosen, rested: chosen.filter((game) => tiredIn(game) === 0).length };
  });
}

import type { Pair } from '#domain/sports/pair.ts';
import { type BestOf, gamesWon, isWholeSet, setsWon, type TennisSet } from './tennis-score.ts';

/** Returns the final numbers of sets that are possible from a current number. */
export function possibleSetScores([first, second]: Pair<number>, bestOf: BestOf): Pair<number>[] {
  const needed = (bestOf + 1) / 2;
  const from = (count: number) => Array.from({ length: needed - count }, (_, more) => count + more);
  return [...from(second).map((count): Pair<number> => [needed, count]), ...from(first).map((count): Pair<number> => [count, needed])];
}

/** Returns the min number of games with which a match broken off at a score could have ended. */
export function minGamesAtEnd(sets: readonly TennisSet[], bestOf: BestOf): number {
  const [first, second] = gamesWon(sets);
  const last = sets.at(-1);
  const isInSet = last !== undefined && !isWholeSet(last, sets.length === bestOf);
  const [own, other] = isInSet ? last.games : [0, 0];
  const won = setsWon(sets, bestOf);
  const needed = (bestOf + 1) / 2;
  const more = (count: number, games: number, against: number) => gamesToSet(games, against) + gamesOfShortestSet * (needed - count - 1);
  return first + second + Math.min(more(won[0], own, other), more(won[1], other, own));
}

const gamesOfShortestSet = 6;

/** Returns the games in a row that win a set from a score. */
function gamesToSet(own: number, other: number): number {
  const target = other <= 4 ? 6 : other <= 6 ? 7 : other + 2;
  return target - own;
}

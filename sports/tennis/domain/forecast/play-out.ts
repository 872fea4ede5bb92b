import type { Pair } from '#domain/sports/pair.ts';
import type { BestOf } from '../tennis-score.ts';
import { type SetChance, setChances } from './serve-model.ts';

/** The chances of a match between two players whose serves are known exactly. */
export interface PlayedOut {
  readonly firstWins: number;
  readonly bySets: readonly { readonly sets: Pair<number>; readonly chance: number }[];
  readonly byGames: readonly number[];
}

const maxGamesOfSet = 13;

/**
 * Returns the chances of a match of independent sets.
 *
 * @param points each player's chance of winning a point on serve
 */
export function playOut(points: Pair<number>, bestOf: BestOf): PlayedOut {
  const set = setChances(points);
  const [wonSet, lostSet] = [gamesOf(set, true), gamesOf(set, false)];
  const needed = (bestOf + 1) / 2;
  const bySets: { sets: Pair<number>; chance: number }[] = [];
  const byGames = new Array<number>(maxGamesOfSet * bestOf + 1).fill(0);
  let firstWins = 0;
  /* Every way in which the loser's sets can lie before the last: a binomial number of orders, each with the same sum of games. */
  for (const isFirst of [true, false]) {
    const [own, other] = isFirst ? [wonSet, lostSet] : [lostSet, wonSet];
    let games = [1];
    for (let set = 0; set < needed; set += 1) games = convolve(games, own);
    let orders = 1;
    for (let lost = 0; lost < needed; lost += 1) {
      let chance = 0;
      for (const [count, part] of games.entries()) {
        byGames[count] = (byGames[count] as number) + orders * part;
        chance += orders * part;
      }
      bySets.push({ sets: isFirst ? [needed, lost] : [lost, needed], chance });
      if (isFirst) firstWins += chance;
      games = convolve(games, other);
      orders = (orders * (needed + lost)) / (lost + 1);
    }
  }
  return { firstWins, bySets, byGames };
}

/** Returns the chances that a set is won, or lost, by its number of games. */
function gamesOf(set: readonly SetChance[], isWon: boolean): number[] {
  const chances = new Array<number>(maxGamesOfSet + 1).fill(0);
  for (const { games, chance } of set) {
    if (games[0] > games[1] === isWon) chances[games[0] + games[1]] = (chances[games[0] + games[1]] as number) + chance;
  }
  return chances;
}

function convolve(first: readonly number[], second: readonly number[]): number[] {
  const sums = new Array<number>(first.length + second.length - 1).fill(0);
  for (const [one, chance] of first.entries()) {
    if (chance === 0) continue;
    for (const [other, part] of second.entries()) sums[one + other] = (sums[one + other] as number) + chance * part;
  }
  return sums;
}

import type { Pair, Side } from '#domain/sports/pair.ts';

/** The ways in which a match ends. Only a walkover was never begun; one that is retired, awarded or ended by a disqualification was played in part. */
export const tennisEndings = ['completed', 'retired', 'walkover', 'awarded', 'disqualified'] as const;
export type TennisEnding = (typeof tennisEndings)[number];

/** One set: the games of each player, and the points of the tie-break if known. */
export interface TennisSet {
  readonly games: Pair<number>;
  readonly tieBreak?: Pair<number>;
}

/** The end of a match. `sets` is undefined when a source gives the winner and no plausible sets. */
export interface TennisScore {
  readonly winner: Side;
  readonly ending: TennisEnding;
  /** The last one may have been broken off with the match. */
  readonly sets: readonly TennisSet[] | undefined;
}

/**
 * Returns true for games with which a set can end: 6 with two more, 7–5, 7–6, and in a last set without a tie-break, or with one at 12 games all as
 * at Wimbledon from 2019 to 2021, any lead of two from 6 on or 13–12.
 *
 * @param isLast true for the last set that the match can have
 */
export function isWholeSet({ games: [first, second] }: TennisSet, isLast: boolean): boolean {
  const [more, less] = first > second ? [first, second] : [second, first];
  if (more === 6 && less <= 4) return true;
  if (more === 7 && (less === 5 || less === 6)) return true;
  return isLast && ((more > 7 && more - less === 2) || (more === 13 && less === 12));
}

/** Returns the numbers of completed sets that each player has won. */
export function setsWon(sets: readonly TennisSet[], bestOf: BestOf): Pair<number> {
  let [first, second] = [0, 0];
  for (const [index, set] of sets.entries()) {
    if (!isWholeSet(set, index === bestOf - 1)) continue;
    if (set.games[0] > set.games[1]) first += 1;
    else second += 1;
  }
  return [first, second];
}

/** Returns the numbers of games that each player has won, those of a set that was broken off included. */
export function gamesWon(sets: readonly TennisSet[]): Pair<number> {
  return sets.reduce<Pair<number>>(([first, second], { games }) => [first + games[0], second + games[1]], [0, 0]);
}

/** Returns true when the sets are possible for the ending: no set after the deciding one, none but the last broken off. */
export function isPossibleScore({ winner, ending, sets = [] }: TennisScore, bestOf: BestOf): boolean {
  const needed = (bestOf + 1) / 2;
  if (ending === 'walkover') return sets.length === 0;
  const before = sets.slice(0, -1);
  if (before.some((set, index) => !isWholeSet(set, index === bestOf - 1)) || Math.max(...setsWon(before, bestOf)) >= needed) return false;
  const won = setsWon(sets, bestOf);
  return ending === 'completed' ? won[winner] === needed : Math.max(...won) < needed;
}

/** Max sets of a match. */
export type BestOf = 3 | 5;

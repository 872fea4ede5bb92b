import { type BestOf, isWholeSet, type TennisSet } from './tennis-score.ts';

/** The set that is being played, or that begins next. */
export interface CurrentSet {
  readonly number: 1 | 2 | 3 | 4 | 5;
  readonly isTieBreak: boolean;
}

/** Returns the current set of a match in play. */
export function currentSet(sets: readonly TennisSet[], bestOf: BestOf): CurrentSet {
  const last = sets.at(-1);
  if (last === undefined) return { number: 1, isTieBreak: false };
  if (isWholeSet(last, sets.length === bestOf))
    return { number: Math.min(sets.length + 1, bestOf) as CurrentSet['number'], isTieBreak: false };
  return { number: sets.length as CurrentSet['number'], isTieBreak: last.games[0] === 6 && last.games[1] === 6 };
}

import { definitionOf, matchesOfStreak, type OwnResult, type StreakKind, type StreakScope, streakKindNames } from './streak-kinds.ts';

/** A streak of a club: `length` matches of ten or in a row, as its kind counts. */
export interface Streak {
  readonly kind: StreakKind;
  readonly scope: StreakScope;
  readonly length: number;
}

/** The last ten results of a club in its league, the newest first, and those of them and earlier ones at home or away; fewer where no more are known. */
export interface LastTen {
  readonly all: readonly OwnResult[];
  /** The side of the match to come, and the club's last ten on that side. */
  readonly venue: Exclude<StreakScope, 'all'>;
  readonly atVenue: readonly OwnResult[];
}

/** The kind whose streak of the same length says as much and more: a club that won nine times was not beaten, and scored each time. */
const saidBy: Partial<Readonly<Record<StreakKind, StreakKind>>> = { unbeaten: 'won', winless: 'lost', scored: 'won', conceded: 'lost' };

/**
 * Returns the streaks of a club that are worth naming before a match, in the order of the kinds. Of a kind there is one at most: that at home or away where
 * it is longer than that in all matches. Nothing is said of fewer than ten matches, since a streak might be longer than what is known of it.
 */
export function findStreaks({ all, venue, atVenue }: LastTen): Streak[] {
  const found = streakKindNames.flatMap((kind): Streak[] => {
    const inAll = streakOf(kind, 'all', all);
    const there = streakOf(kind, venue, atVenue);
    if (there !== undefined && there.length > streakLength(kind, all)) return [there];
    return inAll === undefined ? [] : [inAll];
  });
  return found.filter(({ kind, scope, length }) => {
    const said = saidBy[kind];
    return !found.some((other) => other.kind === said && other.scope === scope && other.length === length);
  });
}

/** Returns the streak of a kind; undefined where it is too short to be named, or fewer than ten matches are known. */
function streakOf(kind: StreakKind, scope: StreakScope, results: readonly OwnResult[]): Streak | undefined {
  const from = definitionOf(kind).from[scope];
  if (from === undefined || results.length < matchesOfStreak) return undefined;
  const length = streakLength(kind, results);
  return length < from ? undefined : { kind, scope, length };
}

/** Returns how many of the first ten results a streak of a kind counts: those in a row from the newest on, or all in which it was so. */
export function streakLength(kind: StreakKind, results: readonly OwnResult[]): number {
  const { shape, holds } = definitionOf(kind);
  const last = results.slice(0, matchesOfStreak);
  if (shape === 'share') return last.filter(holds).length;
  const broken = last.findIndex((result) => !holds(result));
  return broken < 0 ? last.length : broken;
}

import { definitionOf, matchesOfStreak, type OwnResult, type StreakKind, type StreakScope, streakKindNames } from './streak-kinds.ts';

/** A streak of a club: `length` matches in a row or of the last ten, by its kind. */
export interface Streak {
  readonly kind: StreakKind;
  readonly scope: StreakScope;
  readonly length: number;
}

/**
 * The last ten results of a club in its league, the newest first, and the last ten at home or away, which may reach further back; fewer
 * when no more are known.
 */
export interface LastTen {
  readonly all: readonly OwnResult[];
  /** The side of the match to come, and the club's last ten on that side. */
  readonly venue: Exclude<StreakScope, 'all'>;
  readonly atVenue: readonly OwnResult[];
}

/** The kind whose streak of the same length implies this one: a club that won nine times was not beaten, and scored each time. */
const saidBy: Partial<Readonly<Record<StreakKind, StreakKind>>> = { unbeaten: 'won', winless: 'lost', scored: 'won', conceded: 'lost' };

/**
 * Returns the streaks of a club that deserve to be shown before a match, in the order of the kinds. There is at most one of a kind: that at
 * home or away when it is longer than that in all matches. Fewer than ten known matches give none, since a streak might be longer than what
 * is known of it.
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

/** Returns the streak of a kind; undefined when it is too short to be shown, or fewer than ten matches are known. */
function streakOf(kind: StreakKind, scope: StreakScope, results: readonly OwnResult[]): Streak | undefined {
  const from = definitionOf(kind).from[scope];
  if (from === undefined || results.length < matchesOfStreak) return undefined;
  const length = streakLength(kind, results);
  return length < from ? undefined : { kind, scope, length };
}

/** Returns the length of a streak of a kind in the first ten results: those in a row from the newest on, or all with the kind's result. */
export function streakLength(kind: StreakKind, results: readonly OwnResult[]): number {
  const { shape, holds } = definitionOf(kind);
  const last = results.slice(0, matchesOfStreak);
  if (shape === 'share') return last.filter(holds).length;
  const broken = last.findIndex((result) => !holds(result));
  return broken < 0 ? last.length : broken;
}

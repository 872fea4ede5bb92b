/** The goals of a match after ninety minutes, from a club's view. */
export interface OwnResult {
  readonly own: number;
  readonly other: number;
}

/** The matches in which a streak is counted: all of a club, those at home, or those away. */
export const streakScopes = ['all', 'home', 'away'] as const;
export type StreakScope = (typeof streakScopes)[number];

/** The number of a club's last matches in which streaks are counted. */
export const matchesOfStreak = 10;

interface StreakKindDefinition {
  /**
   * `run`: the number of matches since the last one with another result, where ten means ten or more; `share`: the number of the last ten
   * with the result, in any order.
   */
  readonly shape: 'run' | 'share';
  /** Min length of a streak that is shown: before a match seven or eight clubs in a hundred have one, or fewer. */
  readonly from: Partial<Readonly<Record<StreakScope, number>>>;
  holds(result: OwnResult): boolean;
}

/** The kinds of streaks in the order in which a club's are listed. Home and away are separated where it matters most: in results. */
export const streakKinds = {
  won: { shape: 'run', from: { all: 3, home: 4, away: 3 }, holds: ({ own, other }) => own > other },
  unbeaten: { shape: 'run', from: { all: 7, home: 9, away: 6 }, holds: ({ own, other }) => own >= other },
  lost: { shape: 'run', from: { all: 3, home: 3, away: 4 }, holds: ({ own, other }) => own < other },
  winless: { shape: 'run', from: { all: 7, home: 5, away: 9 }, holds: ({ own, other }) => own <= other },
  over: { shape: 'share', from: { all: 8 }, holds: ({ own, other }) => own + other >= 3 },
  under: { shape: 'share', from: { all: 8 }, holds: ({ own, other }) => own + other <= 2 },
  bothScored: { shape: 'share', from: { all: 8 }, holds: ({ own, other }) => own > 0 && other > 0 },
  notBothScored: { shape: 'share', from: { all: 8 }, holds: ({ own, other }) => own === 0 || other === 0 },
  scored: { shape: 'run', from: { all: 9 }, holds: ({ own }) => own > 0 },
  conceded: { shape: 'run', from: { all: 9 }, holds: ({ other }) => other > 0 },
  cleanSheets: { shape: 'run', from: { all: 3 }, holds: ({ other }) => other === 0 },
  goalless: { shape: 'run', from: { all: 3 }, holds: ({ own }) => own === 0 },
} as const satisfies Readonly<Record<string, StreakKindDefinition>>;

export type StreakKind = keyof typeof streakKinds;

export const streakKindNames = Object.keys(streakKinds) as StreakKind[];

/** Returns the definition of a kind. */
export function definitionOf(kind: StreakKind): StreakKindDefinition {
  return streakKinds[kind];
}

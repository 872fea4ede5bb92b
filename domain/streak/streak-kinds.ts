/** The goals of a match after ninety minutes, as a club sees them. */
export interface OwnResult {
  readonly own: number;
  readonly other: number;
}

/** The matches that a streak is counted in: all of a club, those at home, or those away. */
export const streakScopes = ['all', 'home', 'away'] as const;
export type StreakScope = (typeof streakScopes)[number];

/** The number of a club's last matches that are looked at. */
export const matchesOfStreak = 10;

interface StreakKindDefinition {
  /**
   * `run`: the number of matches since the one in which it was last otherwise, all ten counting as ten or more; `share`: the number of the last
   * ten in which it was so, in any order.
   */
  readonly shape: 'run' | 'share';
  /** From this length on a streak is worth naming: of a club before a match seven or eight in a hundred are so long, or fewer. */
  readonly from: Partial<Readonly<Record<StreakScope, number>>>;
  holds(result: OwnResult): boolean;
}

/** The kinds of streaks in the order in which a club's are listed. Home and away are told apart where it matters most: in results. */
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

/** Goals of the home side and of the away side. */
export interface Goals {
  readonly home: number;
  readonly away: number;
}

/**
 * A score by period. `current` is the score shown on the board: goals in normal time and extra time together, without the shoot-out. Each
 * other field is known only when its period is over, and is cumulative except `penalties`.
 */
export interface MatchScore {
  readonly current: Goals;
  readonly halfTime?: Goals;
  readonly fullTime?: Goals;
  readonly extraTime?: Goals;
  readonly penalties?: Goals;
}

export type MatchOutcome = 'home' | 'draw' | 'away';

/** Returns the outcome of a match by goals alone. */
export function outcomeOf(goals: Goals): MatchOutcome {
  if (goals.home === goals.away) return 'draw';
  return goals.home > goals.away ? 'home' : 'away';
}

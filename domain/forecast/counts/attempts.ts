import type { ObservedMatch, SidePair } from '../strengths/observed-match.ts';

/** Weight of a shot on target and of a corner relative to a shot, and the number of each per shot in a usual match. */
const onTarget = { weight: 0.5, perShot: 0.35 };
const corner = { weight: 1, perShot: 0.41 };

/** Effect of the score on what the sides attempt, as a logarithm for each goal of the lead. */
export interface AttemptCorrection {
  /** For a goal of the lead at half-time. */
  readonly halfTimeLead: number;
  /** For a goal by which the second half was won. */
  readonly laterLead: number;
  /** Max goals counted of either lead. */
  readonly mostGoals: number;
}

/**
 * Returns the attempts that two sides would have made had the score been level all the time: the leading side sits back, the other presses
 * on. Unchanged when the score at half-time is not known.
 */
export function correctedForScore([home, away]: SidePair, { goals, halfTime }: ObservedMatch, by: AttemptCorrection): SidePair {
  if (halfTime === undefined) return [home, away];
  const counted = (lead: number) => Math.max(-by.mostGoals, Math.min(by.mostGoals, lead));
  const firstLead = halfTime.home - halfTime.away;
  const factor = Math.exp(by.halfTimeLead * counted(firstLead) + by.laterLead * counted(goals.home - goals.away - firstLead));
  return [home * factor, away / factor];
}

/**
 * Returns the attacking pressure of both sides: shots, shots on target and corners in one figure, in the units of their usual sum. A figure
 * that a source does not report is estimated from the others by its usual proportion. Undefined when neither kind of shot is known.
 */
export function attemptsOf({ shots, shotsOnTarget, corners }: ObservedMatch): SidePair | undefined {
  if (shots === undefined && shotsOnTarget === undefined) return undefined;
  const ofSide = (side: 0 | 1): number => {
    const all = shots?.[side] ?? (shotsOnTarget?.[side] as number) / onTarget.perShot;
    const aimed = shotsOnTarget?.[side] ?? all * onTarget.perShot;
    const won = corners?.[side] ?? all * corner.perShot;
    return all + onTarget.weight * aimed + corner.weight * won;
  };
  return [ofSide(0), ofSide(1)];
}

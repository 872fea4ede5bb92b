import type { ObservedMatch, SidePair } from './observed-match.ts';

/** The weights of a shot on target and a corner beside a shot, and the number of each that comes with one shot in the usual match. */
const onTarget = { weight: 0.5, perShot: 0.35 };
const corner = { weight: 1, perShot: 0.41 };

/** By how much the score of a match changes what its sides attempt, in logarithms a goal of the lead. */
export interface AttemptCorrection {
  /** A goal of the lead at half-time. */
  readonly halfTimeLead: number;
  /** A goal by which the second half was won. */
  readonly laterLead: number;
  /** Of either lead no more goals count. */
  readonly mostGoals: number;
}

/**
 * Returns the attempts as they would have been of two sides that are level all the time: whoever leads sits back, the other presses on.
 * Unchanged where the score at half-time is not known.
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
 * that a source does not give is taken in its usual proportion to the others. Undefined where neither kind of shot is known.
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

import type { ObservedMatch, SidePair } from './observed-match.ts';

/** What a shot on target and a corner count beside a shot, and how many of each come with one shot in the usual match. */
const onTarget = { weight: 0.5, perShot: 0.35 };
const corner = { weight: 1, perShot: 0.41 };

/**
 * How much the two sides pressed for goals: shots, shots on target and corners in one figure, in the units of their usual sum. What
 * a source does not tell is taken in its usual proportion to what it does. Undefined where neither kind of shot is known.
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

import type { ScoreParameters } from './score-grid.ts';

/**
 * The forecast of the score at the break that agrees with one of the whole match: each side's goals by the share that falls before it.
 * Half the goals or so make level scores frequent by themselves, so the draw weight of the whole match is not applied again.
 *
 * @param halfTimeShare part of the goals that fall before the break, above 0 and below 1
 */
export function halfTimeScore(parameters: ScoreParameters, halfTimeShare: number): ScoreParameters {
  return { ...parameters, homeGoals: parameters.homeGoals * halfTimeShare, awayGoals: parameters.awayGoals * halfTimeShare, drawWeight: 1 };
}

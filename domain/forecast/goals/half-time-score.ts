import type { ScoreParameters } from './score-grid.ts';

/**
 * Returns the forecast of the score at the break that agrees with one of the whole match: each side's goals, and the dependence of low
 * scores, scaled by the part of the match before the break. With so few goals draws are frequent already: the draw weight of the whole
 * match is not applied, nor its correction for both sides scoring.
 *
 * @param halfTimeShare part of the goals that fall before the break, above 0 and below 1
 * @throws RangeError when the share is out of range
 */
export function halfTimeScore(parameters: ScoreParameters, halfTimeShare: number): ScoreParameters {
  if (!(halfTimeShare > 0 && halfTimeShare < 1)) throw new RangeError(`halfTimeShare must be above 0 and below 1, not ${halfTimeShare}`);
  const { bothScoreKeep: _ofWholeMatch, ...others } = parameters;
  return {
    ...others,
    homeGoals: parameters.homeGoals * halfTimeShare,
    awayGoals: parameters.awayGoals * halfTimeShare,
    lowScoreDependence: parameters.lowScoreDependence * halfTimeShare,
    drawWeight: 1,
  };
}

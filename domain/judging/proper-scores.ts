/**
 * Returns the ranked probability score of one forecast over ordered outcomes: the mean of the squared gaps between the cumulative
 * probabilities and the cumulative result, over all steps of the scale but the last. 0 is perfect, 1 the worst. Of two outcomes it is the
 * squared error of either.
 *
 * Source: Epstein, "A scoring system for probability forecasts of ranked categories" (1969); for football Constantinou and Fenton, "Solving
 * the problem of inadequate scoring rules for assessing probabilistic football forecast models" (2012).
 *
 * @param probabilities one for each outcome, in their order (home, draw, away), summing to 1
 * @param outcome index of the outcome that occurred
 * @throws RangeError when the index is not that of an outcome
 */
export function rankedProbabilityScore(probabilities: readonly number[], outcome: number): number {
  probabilityOf(probabilities, outcome);
  let cumulative = 0;
  let sum = 0;
  for (let step = 0; step < probabilities.length - 1; step += 1) {
    cumulative += probabilities[step] as number;
    sum += (cumulative - (outcome <= step ? 1 : 0)) ** 2;
  }
  return sum / (probabilities.length - 1);
}

/**
 * Returns the logarithmic score of one forecast: −ln of the probability of the outcome that occurred (Good, "Rational decisions", 1952). 0
 * is perfect; infinity when the forecast gave that outcome no chance.
 *
 * @param probabilities one for each outcome, summing to 1
 * @param outcome index of the outcome that occurred
 * @throws RangeError when the index is not that of an outcome
 */
export function logLoss(probabilities: readonly number[], outcome: number): number {
  return -Math.log(probabilityOf(probabilities, outcome));
}

/**
 * Returns the score of one forecast by Brier, "Verification of forecasts expressed in terms of probability" (1950), in its original form:
 * the sum of the squared errors of all outcomes. 0 is perfect, 2 the worst.
 *
 * @param probabilities one for each outcome, summing to 1
 * @param outcome index of the outcome that occurred
 * @throws RangeError when the index is not that of an outcome
 */
export function brierScore(probabilities: readonly number[], outcome: number): number {
  probabilityOf(probabilities, outcome);
  return probabilities.reduce((sum, probability, index) => sum + (probability - (index === outcome ? 1 : 0)) ** 2, 0);
}

function probabilityOf(probabilities: readonly number[], outcome: number): number {
  const probability = probabilities[outcome];
  if (probability === undefined) throw new RangeError(`outcome ${outcome} is none of ${probabilities.length}`);
  return probability;
}

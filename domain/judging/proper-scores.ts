/**
 * Returns the ranked probability score of one forecast over ordered outcomes: the mean of the squared gaps between the cumulative
 * probabilities and what came, over all steps of the scale but the last. 0 is perfect, 1 as wrong as can be. Of two outcomes it is
 * the squared error of either.
 *
 * Source: Epstein, "A scoring system for probability forecasts of ranked categories" (1969); for football Constantinou and Fenton,
 * "Solving the problem of inadequate scoring rules for assessing probabilistic football forecast models" (2012).
 *
 * @param probabilities one an outcome, in their order (home, draw, away), summing to 1
 * @param outcome index of the outcome that came
 * @throws RangeError when the index is none of an outcome
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
 * Returns the logarithmic score of one forecast: −ln of the probability that was given to what came (Good, "Rational decisions", 1952).
 * 0 is perfect; a forecast that held what came for impossible scores infinity.
 *
 * @param probabilities one an outcome, summing to 1
 * @param outcome index of the outcome that came
 * @throws RangeError when the index is none of an outcome
 */
export function logLoss(probabilities: readonly number[], outcome: number): number {
  return -Math.log(probabilityOf(probabilities, outcome));
}

/**
 * Returns the score of one forecast by Brier, "Verification of forecasts expressed in terms of probability" (1950), in its original form:
 * the squared errors of all outcomes added up. 0 is perfect, 2 as wrong as can be.
 *
 * @param probabilities one an outcome, summing to 1
 * @param outcome index of the outcome that came
 * @throws RangeError when the index is none of an outcome
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

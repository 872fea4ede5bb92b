/** The chances given to the outcomes of one event, and the index of the outcome that occurred. */
export interface StatedOutcomes {
  readonly chances: readonly number[];
  readonly outcome: number;
}

export interface CalibrationSlope {
  /** 1 when outcomes occur as far apart as forecast; below 1 the chances were too bold, above 1 too timid. */
  readonly slope: number;
  /** Its 95% interval, by the curvature of the likelihood. */
  readonly interval: readonly [low: number, high: number];
}

const steps = 12;
const minChance = 1e-9;
const normalQuantile = 1.96;

/**
 * Returns the exponent k by which stated chances fit the outcomes best, when each is raised to k and the chances of an event are scaled to
 * add up to 1 again: the slope of the logistic regression of the outcomes on the logarithms of the chances (Cox, "Two further applications
 * of a model for binary regression", 1958, for two outcomes). Undefined when all chances of every event are equal.
 */
export function calibrationSlope(stated: readonly StatedOutcomes[]): CalibrationSlope | undefined {
  const logarithms = stated.map(({ chances }) => chances.map((chance) => Math.log(Math.max(minChance, chance))));
  let [slope, curvature] = [1, 0];
  for (let step = 0; step < steps; step += 1) {
    let gradient = 0;
    curvature = 0;
    for (const [at, logs] of logarithms.entries()) {
      const weights = logs.map((log) => Math.exp(slope * log));
      const sum = weights.reduce((total, weight) => total + weight, 0);
      const mean = logs.reduce((total, log, index) => total + (log * (weights[index] as number)) / sum, 0);
      gradient += (logs[(stated[at] as StatedOutcomes).outcome] as number) - mean;
      curvature += logs.reduce((total, log, index) => total + ((log - mean) ** 2 * (weights[index] as number)) / sum, 0);
    }
    if (curvature < minChance) return undefined;
    slope += gradient / curvature;
  }
  const reach = normalQuantile / Math.sqrt(curvature);
  return { slope, interval: [slope - reach, slope + reach] };
}

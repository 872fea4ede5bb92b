import { type Interval, student975 } from './interval.ts';

/** One tip's part of a ratio: of the profit and of the stake, or of the won part and of the decided part. */
export interface RatioPart {
  /** The number of the match: parts of one match are not independent of each other. */
  readonly cluster: number;
  readonly numerator: number;
  readonly denominator: number;
}

export interface ClusteredRatio {
  /** Sum of the numerators by sum of the denominators. */
  readonly ratio: number;
  /** Squared standard error; undefined for fewer than two clusters. */
  readonly variance: number | undefined;
  readonly clusters: number;
}

/**
 * Returns a ratio of sums with the variance that allows for clusters: by linearisation, each cluster's residual as one observation
 * (Cochran, "Sampling Techniques", 1977, sections 6.4 and 9A.2). Undefined when the denominators sum to 0.
 *
 * @param parts denominators at least 0
 */
export function clusteredRatio(parts: readonly RatioPart[]): ClusteredRatio | undefined {
  let numerators = 0;
  let denominators = 0;
  for (const { numerator, denominator } of parts) {
    numerators += numerator;
    denominators += denominator;
  }
  if (denominators === 0) return undefined;
  const ratio = numerators / denominators;
  const residuals = new Map<number, number>();
  for (const { cluster, numerator, denominator } of parts) {
    if (denominator > 0 || numerator !== 0) residuals.set(cluster, (residuals.get(cluster) ?? 0) + numerator - ratio * denominator);
  }
  const clusters = residuals.size;
  if (clusters < 2) return { ratio, variance: undefined, clusters };
  let squares = 0;
  for (const residual of residuals.values()) squares += residual * residual;
  return { ratio, variance: ((clusters / (clusters - 1)) * squares) / (denominators * denominators), clusters };
}

/**
 * Returns the 95% interval of a ratio by Student's t with one degree of freedom fewer than there are clusters. Undefined when the clusters
 * are fewer than two or all equal, which gives no estimate of the variation.
 */
export function ratioInterval({ ratio, variance, clusters }: ClusteredRatio): Interval | undefined {
  if (variance === undefined || variance === 0) return undefined;
  const half = student975(clusters - 1) * Math.sqrt(variance);
  return { low: ratio - half, high: ratio + half };
}

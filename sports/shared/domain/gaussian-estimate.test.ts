import { expect, it } from 'vitest';
import { GaussianEstimate } from './gaussian-estimate.ts';

const along = (estimate: GaussianEstimate, weights: readonly number[]) => {
  const { mean, variance } = estimate.along(weights);
  return { mean, variance };
};

/** Learns a value of a weighted sum that was measured with noise. */
function measure(estimate: GaussianEstimate, weights: readonly number[], value: number, noise: number): void {
  const before = estimate.along(weights);
  const variance = before.variance + noise;
  estimate.learn(before, (value - before.mean) / variance, 1 / variance);
}

it('meets a measurement half way that is as certain as itself', () => {
  const estimate = new GaussianEstimate([{ mean: 10, variance: 4 }]);
  measure(estimate, [1], 20, 4);
  expect(along(estimate, [1])).toEqual({ mean: 15, variance: 2 });
});

it('learns from a difference about both, and ties them together', () => {
  const estimate = new GaussianEstimate([
    { mean: 0, variance: 1 },
    { mean: 0, variance: 1 },
  ]);
  /* The difference has variance 2; measured with noise 2, half of the 4 is believed, a half of that on each side. */
  measure(estimate, [1, -1], 4, 2);
  expect(along(estimate, [1, 0])).toEqual({ mean: 1, variance: 0.75 });
  expect(along(estimate, [0, 1])).toEqual({ mean: -1, variance: 0.75 });
  expect(along(estimate, [1, -1])).toEqual({ mean: 2, variance: 1 });
  /* Their sum is as unknown as before. */
  expect(along(estimate, [1, 1])).toEqual({ mean: 0, variance: 2 });
});

it('keeps what it knows of others when one enters, grows less certain or nearer to 0', () => {
  const estimate = new GaussianEstimate([
    { mean: 0, variance: 1 },
    { mean: 0, variance: 1 },
  ]);
  measure(estimate, [1, -1], 4, 2);
  expect(estimate.enter(7, 3)).toBe(2);
  expect(along(estimate, [1, -1, 0])).toEqual({ mean: 2, variance: 1 });
  expect(along(estimate, [1, 0, 1])).toEqual({ mean: 8, variance: 3.75 });
  estimate.loosen(0, 0.25);
  expect(along(estimate, [1, 0, 0])).toEqual({ mean: 1, variance: 1 });
  estimate.shrink(0, 0.5);
  expect(along(estimate, [1, 0, 0])).toEqual({ mean: 0.5, variance: 0.25 });
  /* Half of a covariance of 0.25 is left. */
  expect(along(estimate, [1, 1, 0]).variance).toBeCloseTo(0.25 + 0.75 + 2 * 0.125, 12);
});

import { describe, expect, it } from 'vitest';
import { poissonProbabilities, samplePoisson } from './poisson.ts';
import { createRandom } from './random.ts';

describe('poissonProbabilities', () => {
  it('gives the tabled values for a mean of 2', () => {
    const [none, one, two, three] = poissonProbabilities(2, 10);
    expect(none).toBeCloseTo(0.1353, 4);
    expect(one).toBeCloseTo(0.2707, 4);
    expect(two).toBeCloseTo(0.2707, 4);
    expect(three).toBeCloseTo(0.1804, 4);
  });

  it('sums to 1, the last standing for all beyond', () => {
    const probabilities = poissonProbabilities(3, 4);
    expect(probabilities).toHaveLength(5);
    expect(probabilities.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 12);
  });
});

describe('samplePoisson', () => {
  it('has the mean and the variance that it was asked for', () => {
    const random = createRandom(2);
    const draws = Array.from({ length: 50_000 }, () => samplePoisson(1.4, random));
    const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;
    const variance = draws.reduce((sum, value) => sum + (value - mean) ** 2, 0) / draws.length;
    expect(mean).toBeCloseTo(1.4, 1);
    expect(variance).toBeCloseTo(1.4, 1);
  });

  it('refuses a mean that is negative or not a number', () => {
    expect(() => samplePoisson(-1, createRandom(1))).toThrow(RangeError);
    expect(() => samplePoisson(Number.NaN, createRandom(1))).toThrow('not NaN');
  });
});

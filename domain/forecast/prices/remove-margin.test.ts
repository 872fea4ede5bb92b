import { describe, expect, it } from 'vitest';
import { marginMethods, removeMargin } from './remove-margin.ts';

/* The worked example of the documentation of Lindstrøm's R package "implied". */
const odds = [4.2, 3.7, 1.95];
const published = {
  proportional: [0.2332, 0.2647, 0.5022],
  power: [0.2311, 0.2631, 0.5058],
};

describe('removeMargin', () => {
  it.each(marginMethods)('gives the published probabilities by the %s method', (method) => {
    const probabilities = removeMargin(odds, method);
    for (const [index, expected] of published[method].entries()) {
      expect(Math.abs((probabilities[index] as number) - expected)).toBeLessThan(0.0001);
    }
  });

  it.each(marginMethods)('leaves prices without a margin as they are by the %s method', (method) => {
    const probabilities = removeMargin([2, 4, 4], method);
    for (const [index, expected] of [0.5, 0.25, 0.25].entries()) expect(probabilities[index]).toBeCloseTo(expected, 9);
  });

  it.each(marginMethods)('sums to 1 and keeps the order, with best prices below 100% as well, by the %s method', (method) => {
    for (const prices of [
      [1.05, 15, 41],
      [2.1, 3.6, 3.9],
      [2.2, 3.9, 4.2],
      [1.9, 1.9],
    ]) {
      const probabilities = removeMargin(prices, method);
      expect(probabilities.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 12);
      expect([...probabilities].sort((first, second) => second - first)).toEqual(probabilities);
    }
  });

  it('names a price that is none', () => {
    expect(() => removeMargin([1.5, 1], 'power')).toThrow('a decimal price must be above 1, not 1');
    expect(() => removeMargin([1.5, Number.NaN], 'power')).toThrow('not NaN');
    expect(() => removeMargin([1.5], 'proportional')).toThrow('at least two prices, not 1');
  });
});

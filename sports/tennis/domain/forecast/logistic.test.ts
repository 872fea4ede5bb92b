import { expect, it } from 'vitest';
import { logistic, logOddsOf, meanChance } from './logistic.ts';

it('turns odds into chances and back', () => {
  expect(logistic(Math.log(3))).toBeCloseTo(0.75, 12);
  expect(logOddsOf(0.75)).toBeCloseTo(Math.log(3), 12);
});

it('draws a chance towards a half by as much as its odds are uncertain', () => {
  expect(meanChance(1.5, 0)).toBeCloseTo(logistic(1.5), 12);
  expect(meanChance(0, 3)).toBe(0.5);
  for (const [mean, variance] of [
    [1, 0.5],
    [2, 1],
    [-0.7, 2],
  ] as const) {
    /* The mean over the normal distribution, by the sum of ten thousand narrow bars. */
    let sum = 0;
    for (let bar = -5000; bar < 5000; bar += 1) {
      const point = (bar + 0.5) / 1000;
      sum += (Math.exp(-(point ** 2) / 2) / Math.sqrt(2 * Math.PI) / 1000) * logistic(mean + point * Math.sqrt(variance));
    }
    expect(Math.abs(meanChance(mean, variance) - sum)).toBeLessThan(0.005);
  }
});

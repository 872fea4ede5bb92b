import { expect, it } from 'vitest';
import { calibrationSlope } from './calibration-slope.ts';

/** Returns `times` events of two outcomes, the first of which was given a chance and came in a share of them. */
const events = (chance: number, share: number, times = 1_000) =>
  Array.from({ length: times }, (_, index) => ({ chances: [chance, 1 - chance], outcome: index < share * times ? 0 : 1 }));

it('is 1 where what was said is what came', () => {
  const { slope, interval } = calibrationSlope([...events(0.8, 0.8), ...events(0.3, 0.3)]) as {
    slope: number;
    interval: readonly number[];
  };
  expect(slope).toBeCloseTo(1, 9);
  expect(interval[0]).toBeLessThan(1);
  expect(interval[1]).toBeGreaterThan(1);
});

it('is half where odds of 16 to 1 were given to what came 4 times to 1', () => {
  expect(calibrationSlope(events(16 / 17, 0.8))?.slope).toBeCloseTo(0.5, 9);
});

it('is above 1 where the chances were too timid', () => {
  expect(calibrationSlope([...events(0.6, 0.7), ...events(0.4, 0.3)])?.slope).toBeGreaterThan(1.5);
});

it('is not known where nothing was said', () => {
  expect(calibrationSlope(events(0.5, 0.6))).toBeUndefined();
  expect(calibrationSlope([])).toBeUndefined();
});

import { expect, it } from 'vitest';
import { createRandom } from '#domain/chance/random.ts';
import { calibrationError, calibrationErrorOfLuck } from './calibration-error.ts';

const chance = (probability: number, happened: boolean) => ({ probability, happened });

it('averages the gaps between what was said and what came, bin by bin', () => {
  /* Two bins of two: said 0.15 on average and none of two came, said 0.85 and one of two came. */
  const chances = [chance(0.9, true), chance(0.1, false), chance(0.8, false), chance(0.2, false)];
  expect(calibrationError(chances, 2)).toBeCloseTo((0.15 + 0.35) / 2, 12);
});

it('weights a bin by its count where the bins cannot all be of one size', () => {
  /* Two bins of three: sorted 0.2 | 0.4 0.6, none came of the first, one of the second. */
  const chances = [chance(0.2, false), chance(0.6, false), chance(0.4, true)];
  expect(calibrationError(chances, 2)).toBeCloseTo((1 / 3) * 0.2 + (2 / 3) * 0, 12);
});

it('is 0 for chances that come as often as they say', () => {
  const chances = [0.25, 0.75].flatMap((probability) => [1, 2, 3, 4].map((place) => chance(probability, place <= probability * 4)));
  expect(calibrationError(chances, 2)).toBe(0);
});

it('lets a bin be wrong on one side only: 20 bins find what two would average away', () => {
  const wave = Array.from({ length: 2000 }, (_, index) => chance(0.45 + index / 20_000, Math.floor(index / 100) % 2 === 0));
  expect(calibrationError(wave)).toBeCloseTo(0.5, 2);
  expect(calibrationError(wave, 2)).toBeCloseTo(0.025, 2);
});

it('is near 0 for honest chances in great number, and finds a constant excess', () => {
  const random = createRandom(5);
  const honest = Array.from({ length: 100_000 }, () => {
    const probability = 0.1 + 0.7 * random.uniform();
    return chance(probability, random.uniform() < probability);
  });
  expect(calibrationError(honest)).toBeLessThan(0.01);
  const bold = honest.map(({ probability, happened }) => chance(probability + 0.1, happened));
  expect(calibrationError(bold)).toBeCloseTo(0.1, 2);
});

it('takes fewer bins where there are fewer chances, and is unknown without any', () => {
  expect(calibrationError([chance(0.3, true), chance(0.6, false)])).toBeCloseTo((0.7 + 0.6) / 2, 12);
  expect(calibrationError([])).toBeUndefined();
});

it('is of luck what chances have on average that are exactly right', () => {
  /* One bin of 100 even chances: √(2/π) · √(100 / 4) / 100. */
  expect(
    calibrationErrorOfLuck(
      Array.from({ length: 100 }, () => chance(0.5, true)),
      1,
    ),
  ).toBeCloseTo(0.0399, 4);
  const random = createRandom(6);
  const errors = Array.from({ length: 40 }, () => {
    const honest = Array.from({ length: 4_000 }, () => {
      const probability = 0.4 + 0.2 * random.uniform();
      return chance(probability, random.uniform() < probability);
    });
    return [calibrationError(honest) as number, calibrationErrorOfLuck(honest) as number] as const;
  });
  const [found, expected] = [0, 1].map((at) => errors.reduce((sum, error) => sum + (error[at] as number), 0) / errors.length);
  expect(found).toBeCloseTo(expected as number, 2);
  expect(calibrationErrorOfLuck([])).toBeUndefined();
});

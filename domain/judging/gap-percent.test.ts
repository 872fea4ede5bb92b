import { expect, it } from 'vitest';
import { createRandom, sampleNormal } from '#domain/chance/random.ts';
import { type GapPercent, gapPercents } from './gap-percent.ts';

const gapPercent = (scores: readonly number[], reference: readonly number[]) => gapPercents([scores], reference)[0] as GapPercent;

it('is the difference of the means in per cent of the reference', () => {
  /* Means 0.21 and 0.2: 5% behind. */
  expect(gapPercent([0.2, 0.22], [0.2, 0.2]).percent).toBeCloseTo(5, 10);
  expect(gapPercent([0.1, 0.2], [0.2, 0.2]).percent).toBeCloseTo(-25, 10);
});

it('has an interval without width where one forecaster is behind by the same share everywhere', () => {
  const reference = [0.1, 0.25, 0.4, 0.05];
  const gap = gapPercent(
    reference.map((score) => score * 1.02),
    reference,
  );
  expect(gap.interval[0]).toBeCloseTo(2, 10);
  expect(gap.interval[1]).toBeCloseTo(2, 10);
});

it('pairs: what makes both scores large does not widen the interval', () => {
  const random = createRandom(9);
  const reference = Array.from({ length: 2000 }, () => 0.2 + 0.19 * (2 * random.uniform() - 1));
  const own = reference.map((score) => score + 0.002 + 0.01 * sampleNormal(random));
  const gap = gapPercent(own, reference);
  /* A difference of 0.002 with a deviation of 0.01 over 2,000 matches: 1% of 0.2, give or take 1.96 · 0.01 / √2000 / 0.2. */
  const half = (1.96 * 0.01 * 100) / Math.sqrt(2000) / 0.2;
  const [low, high] = gap.interval;
  expect((high - low) / 2).toBeGreaterThan(0.9 * half);
  expect((high - low) / 2).toBeLessThan(1.1 * half);
  expect((high + low) / 2).toBeCloseTo(gap.percent, 1);
});

it('covers the truth about nineteen times in twenty', () => {
  const random = createRandom(31);
  let covered = 0;
  for (let trial = 0; trial < 100; trial += 1) {
    const reference = Array.from({ length: 120 }, () => 0.1 + 0.2 * random.uniform());
    const own = reference.map((score) => score + 0.01 + 0.03 * sampleNormal(random));
    const [low, high] = gapPercent(own, reference).interval;
    if (low <= 5 && 5 <= high) covered += 1;
  }
  expect(covered).toBeGreaterThanOrEqual(88);
  expect(covered).toBeLessThanOrEqual(100);
});

it('gives the same interval for the same scores', () => {
  const scores = [0.1, 0.3, 0.2, 0.25, 0.4];
  const reference = [0.12, 0.28, 0.22, 0.2, 0.41];
  expect(gapPercent(scores, reference)).toEqual(gapPercent(scores, reference));
});

it('tells of each of several forecasters what it tells of that one alone', () => {
  const reference = [0.12, 0.28, 0.22, 0.2, 0.41];
  const [first, second] = [
    [0.1, 0.3, 0.2, 0.25, 0.4],
    [0.2, 0.2, 0.2, 0.2, 0.2],
  ];
  expect(gapPercents([first, second], reference)).toEqual([gapPercent(first, reference), gapPercent(second, reference)]);
});

it('refuses scores that cannot be paired, and none at all', () => {
  expect(() => gapPercents([[]], [])).toThrow(new RangeError('a gap needs matches'));
  expect(() => gapPercents([[0.1]], [0.1, 0.2])).toThrow(new RangeError('1 scores cannot be paired with 2'));
});

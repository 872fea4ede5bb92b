import { describe, expect, it } from 'vitest';
import { addSums, backingYield, noPredictions, rightShare } from './prediction-figures.ts';

const sums = (over: Partial<typeof noPredictions>) => ({ ...noPredictions, ...over });

describe('the share that came in', () => {
  it('has the interval of Wilson: 81 of 263 lie between 25.5 and 36.6 %', () => {
    /* The worked example of Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I. */
    const share = rightShare(sums({ decided: 263, right: 81, promised: 263 * 0.3 }));
    expect(share?.interval.low).toBeCloseTo(0.2553, 4);
    expect(share?.interval.high).toBeCloseTo(0.3662, 4);
    expect(share).toMatchObject({ promised: 0.3, verdict: 'kept' });
  });

  it.each([
    { promised: 0.254, verdict: 'too-low' },
    { promised: 0.256, verdict: 'kept' },
    { promised: 0.366, verdict: 'kept' },
    { promised: 0.367, verdict: 'too-high' },
  ])('is $verdict where $promised was promised', ({ promised, verdict }) => {
    expect(rightShare(sums({ decided: 263, right: 81, promised: 263 * promised }))?.verdict).toBe(verdict);
  });

  it('is not there while nothing is decided', () => {
    expect(rightShare(sums({ predictions: 8, void: 2 }))).toBeUndefined();
  });
});

describe('backing each', () => {
  it('brings the mean profit, with the interval of a mean', () => {
    /* Profits of 1, −1, 0.5 and −1: mean −0.125; variance (1 + 1 + 0.25 + 1 − 4 · 0.125²) / 3 = 1.0625; t of three degrees 3.1824. */
    const { value, interval } = backingYield(sums({ backed: 4, profit: -0.5, profitSquares: 3.25 })) as NonNullable<
      ReturnType<typeof backingYield>
    >;
    expect(value).toBe(-0.125);
    expect((interval?.high as number) - value).toBeCloseTo(3.1824 * Math.sqrt(1.0625 / 4), 2);
  });

  it('has no interval with one price, and no figure without any', () => {
    expect(backingYield(sums({ backed: 1, profit: -1, profitSquares: 1 }))).toEqual({ value: -1, interval: undefined });
    expect(backingYield(noPredictions)).toBeUndefined();
  });
});

it('adds up member by member', () => {
  const one = sums({ predictions: 3, void: 1, decided: 2, right: 1, promised: 1.1, backed: 2, profit: -0.2, profitSquares: 1.8 });
  const two = sums({ predictions: 6, void: 2, decided: 4, right: 2, promised: 2.2, backed: 4, profit: -0.4, profitSquares: 3.6 });
  expect(addSums(one, one)).toEqual(two);
});

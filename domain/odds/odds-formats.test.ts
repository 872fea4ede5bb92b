import { describe, expect, it } from 'vitest';
import { toFractionalOdds, toMoneylineOdds } from './odds-formats.ts';

// The usual conversion chart of British and American bookmakers.
const chart: readonly (readonly [decimal: number, fraction: string, moneyline: string])[] = [
  [1.2, '1/5', '−500'],
  [1.5, '1/2', '−200'],
  [1.8, '4/5', '−125'],
  [1.91, '10/11', '−110'],
  [2, '1/1', '+100'],
  [2.1, '11/10', '+110'],
  [2.5, '6/4', '+150'],
  [3, '2/1', '+200'],
  [3.5, '5/2', '+250'],
  [4.33, '10/3', '+333'],
  [6, '5/1', '+500'],
  [11, '10/1', '+1000'],
  [101, '100/1', '+10000'],
];

describe.each(chart)('%s', (decimal, fraction, moneyline) => {
  it(`is ${fraction}`, () => expect(toFractionalOdds(decimal)).toBe(fraction));
  it(`is ${moneyline}`, () => expect(toMoneylineOdds(decimal)).toBe(moneyline));
});

describe('a fraction', () => {
  const priceOf = (fraction: string) => {
    const [numerator, denominator] = fraction.split('/').map(Number) as [number, number];
    return 1 + numerator / denominator;
  };

  it('is never better than the price, to the hundredths in which prices are written', () => {
    // 21/4 would be 6.25 and 9/2 is 5.50
    expect([5.25, 5.4, 2.09, 2.12, 1.99, 1.02, 7.9].map(toFractionalOdds)).toEqual([
      '17/4',
      '22/5',
      '21/20',
      '11/10',
      '19/20',
      '1/50',
      '13/2',
    ]);
    for (let hundredths = 101; hundredths <= 2000; hundredths += 1) {
      const fraction = toFractionalOdds(hundredths / 100);
      expect(Math.floor(priceOf(fraction) * 100 + 0.5 + 1e-9), `${hundredths / 100} as ${fraction}`).toBeLessThanOrEqual(hundredths);
    }
  });

  it('is the one whose decimal price is rounded to the price: thirds, sevenths and elevenths', () => {
    expect([4.33, 1.33, 1.29, 1.14, 1.36, 1.83].map(toFractionalOdds)).toEqual(['10/3', '1/3', '2/7', '1/7', '4/11', '5/6']);
  });

  it('is held to the thousandths of a price that has them', () => {
    expect([1.045, 1.332, 2.624].map(toFractionalOdds)).toEqual(['1/25', '3/10', '8/5']);
  });

  it('of a price below all steps of the ladder is a smaller one, down to nothing', () => {
    expect([1.004, 1.003, 1].map(toFractionalOdds)).toEqual(['1/250', '1/334', '0/1']);
  });
});

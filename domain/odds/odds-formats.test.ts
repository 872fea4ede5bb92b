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

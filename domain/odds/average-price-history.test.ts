import { describe, expect, it } from 'vitest';
import { averagePriceHistory } from './average-price-history.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const prices = (bookmaker: string, hour: number, ...odds: (number | null)[]) => ({ bookmaker, at: at(hour), prices: odds });
const beginning = [prices('a', 0, 2, 1.8), prices('b', 0, 2.2, 1.7)];

describe('the history of an average price', () => {
  it('steps at every change: 2.00 and 2.20, then 1.80 and 2.20, then 1.80 and 2.00', () => {
    const history = averagePriceHistory(0, beginning, [prices('a', 3, 1.8, 2), prices('b', 9, 2, 1.8)], at(24));
    expect(history.map(({ at: moment, decimalOdds }) => [moment.getTime(), Math.round(decimalOdds * 1000) / 1000])).toEqual([
      [at(0).getTime(), 2.1],
      [at(3).getTime(), 2],
      [at(9).getTime(), 1.9],
      [at(24).getTime(), 1.9],
    ]);
  });

  it('leaves out who came later, and quotes that change nothing or have no price', () => {
    const history = averagePriceHistory(0, beginning, [prices('c', 2, 5, 5), prices('a', 3, 2, 2.5), prices('b', 4, null, 2)], at(24));
    expect(history.map(({ decimalOdds }) => decimalOdds)).toEqual([2.1, 2.1]);
  });

  it('is empty where nobody had a price', () => {
    expect(averagePriceHistory(1, [prices('a', 0, 2, null)], [], at(24))).toEqual([]);
  });
});

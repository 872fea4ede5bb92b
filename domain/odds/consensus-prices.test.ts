import { describe, expect, it } from 'vitest';
import { consensusPrices, type OpinionQuote } from './consensus-prices.ts';

const quote = (prices: (number | null)[], more: Partial<OpinionQuote> = {}): OpinionQuote => ({
  market: 'match-result',
  line: 0,
  kind: 'bookmaker',
  prices,
  ...more,
});

describe('the bookmakers’ common opinion', () => {
  it('is the mean of their prices', () => {
    const [consensus] = consensusPrices([quote([2, 3.4, 4]), quote([2.1, 3.3, 3.8]), quote([1.9, 3.5, 4.2])], 'match-result');
    expect(consensus?.bookmakers).toBe(3);
    expect(consensus?.prices.map((price) => Number(price.toFixed(6)))).toEqual([2, 3.4, 4]);
  });

  it('passes over a quote that lacks a price, other markets and bests', () => {
    const quotes = [
      quote([2, null, 4]),
      quote([9, 9, 9], { kind: 'market-best' }),
      quote([1.9, 1.9], { market: 'total-goals', line: 2.5 }),
    ];
    expect(consensusPrices(quotes, 'match-result')).toEqual([]);
  });

  it('is the average that a feed tells where fewer than three bookmakers are named', () => {
    const average = quote([2.05, 3.35, 3.9], { kind: 'market-average' });
    expect(consensusPrices([quote([2.2, 3.3, 3.5]), average], 'match-result')[0]).toEqual({
      line: 0,
      prices: [2.05, 3.35, 3.9],
      bookmakers: 1,
    });
  });

  it('has no place for an exchange, whose empty book is nobody’s opinion', () => {
    const goals = (prices: number[], more: Partial<OpinionQuote> = {}) => quote(prices, { market: 'total-goals', line: 2.5, ...more });
    const quotes = [goals([1.03, 2.24], { kind: 'exchange' }), goals([1.65, 2.2]), goals([1.68, 2.21])];
    const [consensus] = consensusPrices(quotes, 'total-goals');
    expect(consensus).toMatchObject({ line: 2.5, bookmakers: 2, prices: [expect.closeTo(1.665, 9), expect.closeTo(2.205, 9)] });
    // Two bookmakers are too few beside the average of many.
    expect(consensusPrices([...quotes, goals([1.66, 2.19], { kind: 'market-average' })], 'total-goals')).toEqual([
      { line: 2.5, prices: [1.66, 2.19], bookmakers: 1 },
    ]);
  });

  it('leaves out a book that is far from the median of the others', () => {
    const [consensus] = consensusPrices(
      [quote([2, 3.4, 4]), quote([2.1, 3.3, 3.8]), quote([1.9, 3.5, 4.2]), quote([4, 3.4, 2])],
      'match-result',
    );
    expect(consensus?.bookmakers).toBe(3);
    expect(consensus?.prices.map((price) => Number(price.toFixed(6)))).toEqual([2, 3.4, 4]);
  });

  it('puts the line first on which most bookmakers quote, then the most even one', () => {
    const goals = (line: number, prices: number[]) => quote(prices, { market: 'total-goals', line });
    const lines = consensusPrices(
      [goals(1.5, [1.3, 3.4]), goals(3.5, [3.1, 1.35]), goals(2.5, [1.9, 1.9]), goals(3.5, [3.2, 1.34])],
      'total-goals',
    );
    expect(lines.map(({ line }) => line)).toEqual([3.5, 2.5, 1.5]);
  });
});

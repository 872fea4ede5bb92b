import { describe, expect, it } from 'vitest';
import { comparePrices, type MarketQuote } from './compare-prices.ts';

const kickoff = new Date('2024-04-06T14:00:00Z');
/** A start before all quotes, so that none is too old. */
const countFrom = new Date(0);
const hoursBefore = (hours: number) => new Date(kickoff.getTime() - hours * 3_600_000);

function quote(bookmaker: string, hours: number, prices: readonly (number | null)[], more: Partial<MarketQuote> = {}): MarketQuote {
  return { bookmaker, name: bookmaker, kind: 'bookmaker', line: 0, phase: 'moving', quotedAt: hoursBefore(hours), prices, ...more };
}

describe('prices compared', () => {
  it('takes each bookmaker’s newest quote before kick-off and leaves prices in play out', () => {
    const [line] = comparePrices([quote('a', 48, [2.5, 3.5, 2.8]), quote('a', 1, [2.4, 3.6, 2.9]), quote('a', -1, [1.2, 8, 20])], {
      until: kickoff,
      countFrom,
    });
    expect(line?.bookmakers[0]?.prices).toEqual([2.4, 3.6, 2.9]);
  });

  it('takes the closing quote over another of the same moment', () => {
    const [line] = comparePrices(
      [quote('a', 0, [2.4, 3.6, 2.9], { phase: 'closing' }), quote('a', 0, [2.5, 3.5, 2.8], { phase: 'opening' })],
      { until: kickoff, countFrom },
    );
    expect(line?.bookmakers[0]?.prices).toEqual([2.4, 3.6, 2.9]);
  });

  it('sorts by what each bookmaker keeps, and those of whom a price is missing last', () => {
    // 1/2 + 1/4 + 1/4 = 1; 1/2 + 1/4 + 1/3.2 = 1.0625
    const [line] = comparePrices([quote('gap', 1, [2, null, 4]), quote('dear', 1, [2, 4, 3.2]), quote('fair', 1, [2, 4, 4])], {
      until: kickoff,
      countFrom,
    });
    expect(line?.bookmakers.map(({ bookmaker, margin }) => [bookmaker, margin])).toEqual([
      ['fair', 0],
      ['dear', 0.0625],
      ['gap', undefined],
    ]);
  });

  it('calculates what is kept of a double chance by its two winners', () => {
    // (1/1.25 + 1/1.25 + 1/2) / 2 = 1.05
    const [line] = comparePrices([quote('a', 1, [1.25, 1.25, 2])], { until: kickoff, countFrom }, 2);
    expect(line?.bookmakers[0]?.margin).toBeCloseTo(0.05, 12);
    expect(line?.best.margin).toBeCloseTo(0.05, 12);
  });

  it('finds the best price of each selection and what would be kept of stakes at these', () => {
    const [line] = comparePrices([quote('a', 1, [2.5, 3.2, 4]), quote('b', 1, [2, 4, 3.2])], { until: kickoff, countFrom });
    // 1/2.5 + 1/4 + 1/4 = 0.9: backing all three gains a tenth
    expect(line?.best.prices).toEqual([2.5, 4, 4]);
    expect(line?.best.margin).toBeCloseTo(-0.1, 12);
  });

  it('keeps exchanges and averages beside the offers, never as the best, and drops the feed’s own best', () => {
    const [line] = comparePrices(
      [
        quote('a', 1, [2, 4, 4]),
        quote('x', 1, [9, 9, 9], { kind: 'exchange' }),
        quote('avg', 1, [8, 8, 8], { kind: 'market-average' }),
        quote('max', 1, [7, 7, 7], { kind: 'market-best' }),
      ],
      { until: kickoff, countFrom },
    );
    expect(line?.best.prices).toEqual([2, 4, 4]);
    expect(line?.others.map(({ kind }) => kind)).toEqual(['exchange', 'market-average']);
  });

  it('tells how the first selection has moved since its oldest quote', () => {
    const [line] = comparePrices(
      [quote('a', 2, [2.2, 3, 3]), quote('a', 40, [2.5, 3, 3]), quote('a', 20, [2.6, 3, 3]), quote('b', 1, [2, 3, 3])],
      { until: kickoff, countFrom },
    );
    const moves = new Map(line?.bookmakers.map((prices) => [prices.bookmaker, prices]));
    expect(moves.get('a')?.history.map(({ decimalOdds }) => decimalOdds)).toEqual([2.5, 2.6, 2.2]);
    expect(moves.get('a')?.change).toBeCloseTo(-0.12, 12);
    expect(moves.get('b')?.change).toBeUndefined();
  });

  it('puts the line on which most bookmakers quote first, then the one nearest to even', () => {
    const lines = comparePrices(
      [
        quote('a', 1, [1.2, 4.5], { line: 1.5 }),
        quote('b', 1, [1.2, 4.5], { line: 1.5 }),
        quote('a', 1, [1.9, 1.95], { line: 2.5 }),
        quote('b', 1, [1.88, 1.97], { line: 2.5 }),
        quote('a', 1, [2, 2], { line: 3.5 }),
      ],
      { until: kickoff, countFrom },
    );
    expect(lines.map(({ line }) => line)).toEqual([2.5, 1.5, 3.5]);
  });

  it('keeps every quote of a match whose hour nobody knows', () => {
    expect(comparePrices([quote('a', -5, [2, 4, 4])], { until: undefined, countFrom })).toHaveLength(1);
    expect(comparePrices([quote('a', -5, [2, 4, 4])], { until: kickoff, countFrom })).toEqual([]);
  });

  it('counts no price in any figure that was last seen too early, and keeps it apart with its hour, the newest first', () => {
    const [line] = comparePrices(
      [
        quote('fresh', 2, [2, 3.4, 4]),
        quote('read again', 60, [2.1, 3.3, 3.9], { readAt: hoursBefore(3) }),
        quote('old', 30, [3, 4.5, 5]),
        quote('older', 40, [3.2, 4, 5]),
      ],
      { until: kickoff, countFrom: hoursBefore(25) },
    );
    expect(line?.bookmakers.map(({ name }) => name)).toEqual(['read again', 'fresh']);
    expect(line?.best.prices).toEqual([2.1, 3.4, 4]);
    expect(line?.old.map(({ name, seenAt }) => [name, seenAt])).toEqual([
      ['old', hoursBefore(30)],
      ['older', hoursBefore(40)],
    ]);
  });

  it('has no best price where none counts', () => {
    const [line] = comparePrices([quote('old', 30, [3, 4.5, 5])], { until: kickoff, countFrom: null });
    expect(line).toMatchObject({ bookmakers: [], best: { prices: [], margin: undefined }, old: [{ name: 'old' }] });
  });
});

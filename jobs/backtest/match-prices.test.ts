import { expect, it } from 'vitest';
import type { FeedQuote } from '#data/feeds/feed.ts';
import { toMatchPrices } from './match-prices.ts';

const collected = new Date('2024-04-05T15:00:00Z');
const kickoff = new Date('2024-04-06T14:00:00Z');
const early = (bookmaker: string, ...prices: (number | null)[]): FeedQuote => quote(bookmaker, 'opening', prices);
const closing = (bookmaker: string, ...prices: (number | null)[]): FeedQuote => quote(bookmaker, 'closing', prices);

function quote(bookmaker: string, phase: 'opening' | 'closing', prices: (number | null)[]): FeedQuote {
  const [market, line] = prices.length === 3 ? (['match-result', 0] as const) : (['total-goals', 2.5] as const);
  return { bookmaker, market, line, phase, quotedAt: phase === 'closing' ? kickoff : collected, prices };
}

it('closes with the average, before Pinnacle and the pre-match average', () => {
  const quotes = [early('market-average', 2, 3.4, 3.9), closing('pinnacle', 2.1, 3.5, 3.6), closing('market-average', 2.2, 3.3, 3.5)];
  expect(toMatchPrices(quotes)).toMatchObject({
    closing: { matchResult: [2.2, 3.3, 3.5] },
    closingLine: { matchResult: [2.2, 3.3, 3.5] },
    closingSource: 'closingAverage',
    preMatch: { matchResult: [2, 3.4, 3.9] },
  });
});

it('closes with Pinnacle where there is no average, market by market, and with the pre-match average where there is neither', () => {
  const quotes = [early('market-average', 2, 3.4, 3.9), early('market-average', 1.9, 1.9), closing('pinnacle', 2.1, 3.5, 3.6)];
  const prices = toMatchPrices(quotes);
  expect(prices).toMatchObject({ closingSource: 'closingPinnacle', closing: { matchResult: [2.1, 3.5, 3.6] } });
  expect(prices.closing.totalGoals).toEqual({ line: 2.5, prices: [1.9, 1.9] });
  expect(prices.closingLine.totalGoals).toBeUndefined();
  expect(toMatchPrices(quotes.slice(0, 2)).closingSource).toBe('preMatchAverage');
});

it('takes no single bookmaker, no best price and no closing price for the pre-match average', () => {
  const prices = toMatchPrices([early('bet365', 2, 3.4, 3.9), early('market-best', 2, 3.6, 4), closing('market-average', 2, 3.4, 3.9)]);
  expect(prices.preMatch).toEqual({});
  expect(prices.closingSource).toBe('closingAverage');
});

it('leaves out markets with a price missing and with a margin that no average has', () => {
  /* 1/2.58 + 1/2.45 is 0.796; three times 1/1.01 is 2.97. */
  const quotes = [early('market-average', 2.58, 2.45), early('market-average', 1.01, 1.01, 1.01), closing('market-average', 2, null, 4)];
  expect(toMatchPrices(quotes)).toMatchObject({ preMatch: {}, closing: {}, closingSource: undefined });
});

import { expect, it } from 'vitest';
import type { FeedQuote } from '#data/feeds/feed.ts';
import { toEarlyMarket } from './early-market.ts';

const quotedAt = new Date('2024-04-05T15:00:00Z');
const quote = (bookmaker: string, prices: (number | null)[], over: Partial<FeedQuote> = {}): FeedQuote => ({
  bookmaker,
  market: 'match-result',
  line: 0,
  phase: 'opening',
  quotedAt,
  prices,
  ...over,
});

it('offers the best price that could be taken for each bet, and no average, best or exchange', () => {
  const early = toEarlyMarket([
    quote('bet365', [2, null, 3.9]),
    quote('william-hill', [2.05, 3.2, 3.8]),
    quote('interwetten', [1.95, 3.15, 4.2]),
    quote('market-best', [2.5, 3.6, 4.4]),
    quote('market-average', [2.02, 3.3, 3.85]),
    quote('betfair-exchange', [2.6, 3.7, 4.6]),
  ]);
  expect(early?.quotedAt).toEqual(quotedAt);
  // 4.2 is more than four per cent above the second best, 3.9.
  expect(early?.offers.map(({ bet, decimalOdds, bookmaker }) => [bet.selection, decimalOdds, bookmaker])).toEqual([
    ['home', 2.05, 'william-hill'],
    ['away', 3.9, 'bet365'],
    ['draw', 3.2, 'william-hill'],
  ]);
});

it('knows nothing of closing prices', () => {
  const closing = quote('bet365', [3, 3, 3], { phase: 'closing' });
  expect(toEarlyMarket([quote('bet365', [2, 3.3, 3.9]), closing])).toEqual(toEarlyMarket([quote('bet365', [2, 3.3, 3.9])]));
  expect(toEarlyMarket([closing])).toBeUndefined();
});

it('takes the bookmakers’ common opinion of every market that is quoted', () => {
  const early = toEarlyMarket([
    quote('market-average', [2, 3.4, 3.9]),
    quote('market-average', [1.9, 1.95], { market: 'total-goals', line: 2.5 }),
    quote('market-average', [2, 1.85], { market: 'asian-handicap', line: -0.5 }),
  ]);
  expect(early?.opinion).toEqual({
    matchResult: [2, 3.4, 3.9],
    totalGoals: { line: 2.5, prices: [1.9, 1.95] },
    asianHandicap: { line: -0.5, prices: [2, 1.85] },
  });
});

it('knows the prices of the sharpest bookmaker beside the common opinion, whole ones alone', () => {
  expect(toEarlyMarket([quote('bet365', [2, 3.4, 3.9]), quote('pinnacle', [2.1, 3.5, 3.8])])?.sharp).toEqual({
    matchResult: [2.1, 3.5, 3.8],
  });
  expect(toEarlyMarket([quote('pinnacle', [2.1, null, 3.8])])?.sharp).toEqual({});
  expect(toEarlyMarket([quote('bet365', [2, 3.4, 3.9])])?.sharp).toEqual({});
});

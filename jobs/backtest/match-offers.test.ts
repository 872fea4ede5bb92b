import { expect, it } from 'vitest';
import type { FeedQuote } from '#data/feeds/feed.ts';
import { toOffers } from './match-offers.ts';

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

it('offers every price of a bookmaker as a bet', () => {
  expect(toOffers([quote('bet365', [2, null, 3.9])])).toEqual([
    { bet: { market: 'match-result', line: 0, selection: 'home' }, decimalOdds: 2, bookmaker: 'bet365', quotedAt },
    { bet: { market: 'match-result', line: 0, selection: 'away' }, decimalOdds: 3.9, bookmaker: 'bet365', quotedAt },
  ]);
});

it('offers no closing price, no average and no price of an exchange', () => {
  const others = [
    quote('bet365', [2, 3, 4], { phase: 'closing' }),
    quote('market-average', [2, 3, 4]),
    quote('betfair-exchange', [2.1, 3.1, 4.1]),
  ];
  expect(toOffers(others)).toEqual([]);
});

it('offers the best of the market only where no bookmaker is named', () => {
  const totals = quote('market-best', [2.05, 1.95], { market: 'total-goals', line: 2.5 });
  const offers = toOffers([quote('bet365', [2, 3, 4]), quote('market-best', [2.1, 3.2, 4.2]), totals]);
  expect(offers.map(({ bookmaker, decimalOdds }) => [bookmaker, decimalOdds])).toEqual([
    ['bet365', 2],
    ['bet365', 3],
    ['bet365', 4],
    ['market-best', 2.05],
    ['market-best', 1.95],
  ]);
});

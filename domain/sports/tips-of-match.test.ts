import { expect, it } from 'vitest';
import type { SeenQuote } from '#domain/tip/offers-of-quotes.ts';
import { tipsOfMatch } from './tips-of-match.ts';

const now = new Date('2026-05-01T12:00:00Z');
const quotedAt = new Date('2026-05-01T10:00:00Z');
const quote = (bookmaker: string, prices: readonly [number, number]): SeenQuote<'tennis'> => ({
  bookmaker,
  kind: 'bookmaker',
  prices,
  market: 'match-winner',
  line: 0,
  quotedAt,
  firstSeenAt: quotedAt,
});
const forecast = {
  model: { firstWins: 0.5, bestOf: 3 },
  blended: { firstWins: 0.5, bestOf: 3 },
  halfTimeShare: null,
  reliability: { level: 5, matches: 80 },
} as const;
const notProven = [{ kind: 'no-tip', market: 'match-winner', reason: 'rule-not-proven' }];

it('has the same answer to all prices in a sport that publishes no tips: that the rule is not proven', () => {
  /* Worth 2.5 % by the sharpest bookmaker. */
  const worthIt = [quote('pinnacle', [1.98, 1.98]), quote('bet365', [2.05, 1.8])];
  expect(tipsOfMatch('tennis', forecast, worthIt, now)).toEqual(notProven);
  expect(tipsOfMatch('tennis', forecast, [], now)).toEqual(notProven);
  expect(tipsOfMatch('tennis', undefined, [], now)).toEqual(notProven);
  expect(tipsOfMatch('basketball', undefined, [], now)).toMatchObject([{ market: 'moneyline', reason: 'rule-not-proven' }]);
});

it('asks the rule in a sport that publishes tips, and nothing without a forecast', () => {
  const model = { homeGoals: 1.5, awayGoals: 1.1, lowScoreDependence: 0, drawWeight: 1 };
  const ofFootball = { ...forecast, model, blended: model };
  expect(tipsOfMatch('football', ofFootball, [], now)).toMatchObject([{ kind: 'no-tip', reason: 'no-prices' }]);
  expect(tipsOfMatch('football', undefined, [], now)).toEqual([]);
});

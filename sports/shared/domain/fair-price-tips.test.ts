import { expect, it } from 'vitest';
import type { SeenQuote } from '#domain/tip/offers-of-quotes.ts';
import { tipsOfQuotes } from '#domain/tip/tips-of-quotes.ts';
import { basketballTips } from '#sports/basketball/domain/basketball-tips.ts';
import { tennisTips } from '#sports/tennis/domain/tennis-tips.ts';

const now = new Date('2024-07-01T08:00:00Z');
const at = (time: string) => new Date(`2024-07-01T${time}:00Z`);
const quote = (bookmaker: string, prices: readonly (number | null)[], over: Partial<SeenQuote<'tennis'>> = {}): SeenQuote<'tennis'> => ({
  bookmaker,
  kind: 'bookmaker',
  market: 'match-winner',
  line: 0,
  prices,
  quotedAt: at('07:00'),
  firstSeenAt: at('07:00'),
  ...over,
});
/** A forecast without influence: the chances implied by prices decide. */
const forecast = {
  model: { firstWins: 0.5, bestOf: 3 },
  blended: undefined,
  halfTimeShare: null,
  reliability: { level: 1, matches: 0 },
} as const;
const decide = (quotes: readonly SeenQuote<'tennis'>[]) => tipsOfQuotes(tennisTips, forecast, quotes, now);
const reasonOf = (...quotes: SeenQuote<'tennis'>[]) => {
  const [decision] = decide(quotes);
  if (decision === undefined) return undefined;
  return decision.kind === 'tip' ? `${decision.bookmaker} ${decision.decimalOdds}` : decision.reason;
};
/** Evens, with a margin of 1 %. */
const sharp = quote('pinnacle', [1.98, 1.98]);
/** Worth 1 % by the sharp price. Beside it a price of up to 2.1008 can be taken. */
const other = quote('coral', [2.02, 1.8]);

it('tips a price beside which the next-best brings one per cent by the sharpest one, and none beside which it brings less', () => {
  expect(reasonOf(sharp, other, quote('bet365', [2.04, 1.8]))).toBe('bet365 2.04');
  expect(reasonOf(sharp, quote('coral', [2.01, 1.8]), quote('bet365', [2.04, 1.8]))).toBe('value-too-small');
  expect(reasonOf(sharp, quote('coral', [1.97, 1.8]), quote('bet365', [1.9, 1.9]))).toBe('price-below-fair');
});

it('measures no bookmaker by the sharpest price alone, for nobody here can take that one', () => {
  expect(reasonOf(sharp, quote('bet365', [2.04, 1.8]))).toBe('not-takeable');
  expect(reasonOf(sharp, other, quote('bet365', [1.96, 1.8]), quote('betonline', [2.04, 1.8]))).toBe('not-takeable');
});

it('leaves alone a price that leads by more than four per cent, since it is gone by the time one gets there, and says so', () => {
  expect(reasonOf(sharp, quote('coral', [2.01, 1.8]), quote('bet365', [2.12, 1.8]))).toBe('not-takeable');
  // What is left is then the second-best price itself.
  expect(reasonOf(sharp, other, quote('bet365', [2.12, 1.8]))).toBe('coral 2.02');
  expect(reasonOf(sharp, other, quote('bet365', [2.12, 1.8]), quote('betvictor', [2.05, 1.8]))).toBe('bet365 2.12');
});

it('takes the average of three bookmakers where the sharpest does not quote, and nothing where fewer do', () => {
  const [first, second] = [quote('bet365', [2.2, 1.8]), quote('coral', [2.2, 1.8])];
  expect(reasonOf(first, second)).toBe('no-takeable-price');
  expect(reasonOf()).toBe('no-prices');
  // On average 2.133 to 1.85, of which the first player's part is 46.4 %, or a price of 2.15.
  expect(reasonOf(first, second, quote('bwin', [2, 1.95]))).toBe('bet365 2.2');
});

it('tips nobody below 35 %, and no price that is a day old', () => {
  const outsider = [quote('pinnacle', [3.4, 1.4]), quote('bet365', [3.53, 1.3])];
  expect(reasonOf(...outsider)).toBe('too-unlikely');
  const yesterday = { quotedAt: new Date('2024-06-30T07:00:00Z'), firstSeenAt: new Date('2024-06-30T07:00:00Z') };
  expect(reasonOf(quote('pinnacle', [1.98, 1.98], yesterday), quote('bet365', [2.04, 1.8], yesterday))).toBe('stale-prices');
});

it('compares no fresh price with one that is too old to count', () => {
  const old = { quotedAt: new Date('2024-06-30T07:00:00Z'), firstSeenAt: new Date('2024-06-29T07:00:00Z') };
  expect(reasonOf(sharp, quote('bet365', [1.9, 1.9]), quote('unibet', [2.04, 1.8], old))).toBe('price-below-fair');
});

it('chooses of all markets the price of the greatest value, one a match', () => {
  const spread = (mean: number) => ({ mean, deviation: 12 });
  const game = { model: { lead: spread(0), total: spread(220) }, blended: undefined, halfTimeShare: null } as const;
  const seen = { kind: 'bookmaker', quotedAt: at('07:00'), firstSeenAt: at('07:00') } as const;
  const winner = { ...seen, market: 'moneyline', line: 0 } as const;
  const total = { ...seen, market: 'total', line: 220.5 } as const;
  const quotes = [
    { ...winner, bookmaker: 'pinnacle', prices: [1.98, 1.98] },
    { ...winner, bookmaker: 'bet365', prices: [2.04, 1.8] },
    { ...winner, bookmaker: 'coral', prices: [2, 1.8] },
    { ...total, bookmaker: 'pinnacle', prices: [2, 2] },
    { ...total, bookmaker: 'bet365', prices: [1.8, 2.08] },
    { ...total, bookmaker: 'coral', prices: [1.8, 2.02] },
  ];
  const bet = { market: 'total', line: 220.5, selection: 'under' };
  const decisions = tipsOfQuotes(basketballTips, { ...game, reliability: { level: 1, matches: 0 } }, quotes, now);
  expect(decisions).toMatchObject([{ kind: 'tip', bet, bookmaker: 'bet365' }]);
});

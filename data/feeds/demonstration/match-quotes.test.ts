import { describe, expect, it } from 'vitest';
import { bookmakerMargins, quotesBetween } from './match-quotes.ts';

const kickoffMs = Date.UTC(2026, 10, 21, 15);
const matches = Array.from({ length: 150 }, (_, seed) => ({
  seed: seed * 7919,
  expected: { home: 0.6 + (seed % 12) * 0.2, away: 0.5 + (seed % 7) * 0.25 },
  kickoffMs,
}));
const all = matches.map((match) => quotesBetween(match, 'everything', Number.NEGATIVE_INFINITY, kickoffMs));
const margin = (prices: readonly (number | null)[]) => prices.reduce<number>((sum, price) => sum + 1 / (price ?? Number.NaN), -1);

describe('quotesBetween', () => {
  it("writes prices above 1 with each bookmaker's margin or a little more", () => {
    for (const quote of all.flat()) {
      for (const price of quote.prices) expect(price).toBeGreaterThan(1);
      expect(margin(quote.prices)).toBeGreaterThan(0);
      const asked = bookmakerMargins[quote.bookmaker as keyof typeof bookmakerMargins];
      // A price that cannot go below 1.01 gives some of the margin away.
      if (!quote.prices.includes(1.01)) expect(margin(quote.prices)).toBeGreaterThan(asked - 1e-9);
      expect(margin(quote.prices)).toBeLessThan(asked + 0.04);
    }
  });

  it('lets the best of eight come near to fair without paying much more', () => {
    const margins = all.map((quotes) => {
      const closing = quotes.filter(({ market, phase }) => market === 'match-result' && phase === 'closing');
      expect(closing).toHaveLength(8);
      return margin([0, 1, 2].map((selection) => Math.max(...closing.map(({ prices }) => prices[selection] ?? 0))));
    });
    const mean = margins.reduce((sum, value) => sum + value, 0) / margins.length;
    expect(mean).toBeGreaterThan(-0.01);
    expect(mean).toBeLessThan(0.03);
  });

  it('opens up to seven days before kick-off, moves in between and closes at kick-off', () => {
    for (const quotes of all) {
      const times = (phase: string) => quotes.filter((quote) => quote.phase === phase).map(({ quotedAt }) => quotedAt.getTime());
      expect(Math.min(...times('opening'))).toBeGreaterThanOrEqual(kickoffMs - 7 * 86_400_000);
      expect(new Set(times('closing'))).toEqual(new Set([kickoffMs]));
      expect(Math.max(...times('moving'))).toBeLessThan(kickoffMs);
      expect(Math.min(...times('moving'))).toBeGreaterThan(Math.min(...times('opening')));
    }
    expect(
      all.some((quotes) => {
        const prices = quotes
          .filter(({ bookmaker, market }) => bookmaker === 'halyard' && market === 'match-result')
          .map((quote) => quote.prices[0]);
        return new Set(prices).size > 3;
      }),
    ).toBe(true);
  });

  it('tells each price once when time is cut into pieces', () => {
    const [match] = matches as [(typeof matches)[number]];
    const cuts = [Number.NEGATIVE_INFINITY, kickoffMs - 5e8, kickoffMs - 2e8, kickoffMs - 1e6, kickoffMs];
    const pieces = cuts.slice(1).flatMap((until, index) => quotesBetween(match, 'everything', cuts[index] as number, until));
    const key = (quote: (typeof pieces)[number]) => JSON.stringify(quote);
    expect(pieces.map(key).sort()).toEqual((all[0] ?? []).map(key).sort());
  });

  it('offers the goal lines and the fairest handicap, and for old matches the ends of the result alone', () => {
    const lines = new Set((all[3] ?? []).map(({ market, line }) => `${market} ${market === 'asian-handicap' ? '' : line}`));
    expect(lines).toEqual(new Set(['match-result 0', 'total-goals 1.5', 'total-goals 2.5', 'total-goals 3.5', 'asian-handicap ']));
    const [match] = matches as [(typeof matches)[number]];
    const ends = quotesBetween(match, 'ends', Number.NEGATIVE_INFINITY, kickoffMs);
    expect(ends).toHaveLength(16);
    for (const quote of ends) expect(all[0]).toContainEqual(quote);
  });
});

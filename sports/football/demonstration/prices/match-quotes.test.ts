import { describe, expect, it } from 'vitest';
import type { FeedQuote } from '#data/feeds/feed.ts';
import { marginOn } from '#demonstration/prices/bookmaker-range.ts';
import type { InventedBookmaker } from '#domain/jurisdiction/invented-bookmakers.ts';
import { goalChances, resultProbabilities } from './fair-probabilities.ts';
import { quotesBetween } from './match-quotes.ts';

const kickoffMs = Date.UTC(2026, 10, 21, 15);
const matches = Array.from({ length: 150 }, (_, seed) => ({
  seed: seed * 7919,
  expected: { home: 0.6 + (seed % 12) * 0.2, away: 0.5 + (seed % 7) * 0.25 },
  kickoffMs,
}));
const all = matches.map((match) => quotesBetween(match, 'everything', Number.NEGATIVE_INFINITY, kickoffMs));
const margin = (prices: readonly (number | null)[]) => prices.reduce<number>((sum, price) => sum + 1 / (price ?? Number.NaN), -1);
/** A double chance pays on two of three outcomes, so that its implied probabilities sum to 2 and twice the margin. */
const marginOf = ({ market, prices }: FeedQuote) => (market === 'double-chance' ? (margin(prices) - 1) / 2 : margin(prices));

describe('quotesBetween', () => {
  it("writes prices above 1 with each bookmaker's margin or a little more", () => {
    const wrong = all.flat().filter((quote) => {
      const wanted = marginOn(quote.bookmaker as InventedBookmaker, quote.market);
      // A price that cannot go below 1.01 gives some of the margin away.
      const least = quote.prices.includes(1.01) ? 0 : Math.max(0, wanted - 1e-9);
      return !(quote.prices.every((price) => price !== null && price > 1) && marginOf(quote) > least && marginOf(quote) < wanted + 0.04);
    });
    expect(wrong).toEqual([]);
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

  it('has other margins in other markets, and each bookmaker its own', () => {
    const mean = (bookmaker: string, market: string) => {
      const margins = all
        .flat()
        .filter((quote) => quote.bookmaker === bookmaker && quote.market === market)
        .map(marginOf);
      return margins.reduce((sum, value) => sum + value, 0) / margins.length;
    };
    for (const bookmaker of ['halyard', 'tamarack', 'quillon']) {
      expect(mean(bookmaker, 'asian-handicap')).toBeLessThan(mean(bookmaker, 'match-result') - 0.002);
      expect(mean(bookmaker, 'double-chance')).toBeGreaterThan(mean(bookmaker, 'match-result') * 0.95);
    }
    expect(mean('northgate', 'half-time-result')).toBeGreaterThan(1.2 * mean('northgate', 'match-result'));
    const tastes = ['halyard', 'tamarack', 'wherry', 'quillon'].map(
      (bookmaker) => marginOn(bookmaker as InventedBookmaker, 'total-goals') / marginOn(bookmaker as InventedBookmaker, 'match-result'),
    );
    expect(new Set(tastes.map((taste) => taste.toFixed(3))).size).toBe(4);
  });

  it('looks at every price again within the last hours, and within the last half hour', () => {
    for (const quotes of all.slice(0, 20)) {
      for (const [line, ofLine] of Map.groupBy(quotes, ({ bookmaker, market, line }) => `${bookmaker} ${market} ${line}`)) {
        const leads = ofLine.filter(({ phase }) => phase === 'moving').map(({ quotedAt }) => (kickoffMs - quotedAt.getTime()) / 60_000);
        expect(leads.filter((minutes) => minutes <= 600).length, line).toBeGreaterThanOrEqual(3);
        expect(Math.min(...leads), line).toBeLessThanOrEqual(30);
      }
    }
  });

  it('tells each price once when time is cut into pieces', () => {
    const [match] = matches as [(typeof matches)[number]];
    const cuts = [Number.NEGATIVE_INFINITY, kickoffMs - 5e8, kickoffMs - 2e8, kickoffMs - 1e6, kickoffMs];
    const pieces = cuts.slice(1).flatMap((until, index) => quotesBetween(match, 'everything', cuts[index] as number, until));
    const key = (quote: (typeof pieces)[number]) => JSON.stringify(quote);
    expect(pieces.map(key).sort()).toEqual((all[0] ?? []).map(key).sort());
  });

  it('offers the goal lines, both sides to score and handicaps around the fairest, and for old matches the ends of what is settled most', () => {
    const [match, quotes] = [matches[3], all[3]] as [(typeof matches)[number], FeedQuote[]];
    const lines = new Set(quotes.map(({ market, line }) => `${market} ${market === 'asian-handicap' ? '' : line}`));
    expect(lines).toEqual(
      new Set([
        'match-result 0',
        'double-chance 0',
        'draw-no-bet 0',
        'total-goals 1.5',
        'total-goals 2.5',
        'total-goals 3.5',
        'both-teams-to-score 0',
        'asian-handicap ',
        'half-time-result 0',
      ]),
    );
    const handicaps = [...new Set(quotes.filter(({ market }) => market === 'asian-handicap').map(({ line }) => line))].sort(
      (a, b) => a - b,
    );
    expect(handicaps).toHaveLength(3);
    expect((handicaps[2] ?? 0) - (handicaps[0] ?? 0)).toBeCloseTo(0.5, 10);
    const bookmakers = (market: string) =>
      new Set(quotes.filter((quote) => quote.market === market).map(({ bookmaker }) => bookmaker)).size;
    expect([bookmakers('match-result'), bookmakers('both-teams-to-score'), bookmakers('double-chance')]).toEqual([8, 8, 4]);
    const ends = quotesBetween(match, 'ends', Number.NEGATIVE_INFINITY, kickoffMs);
    expect(ends).toHaveLength(32);
    for (const quote of ends.filter(({ phase }) => phase === 'closing')) expect(quotes).toContainEqual(quote);
    const dayBefore = ends.filter(({ phase }) => phase === 'opening').map(({ quotedAt }) => quotedAt.toISOString());
    expect(new Set(dayBefore)).toEqual(new Set(['2026-11-20T15:00:00.000Z']));
  });

  it('lets the markets of a bookmaker agree with each other', () => {
    const implied = (quotes: readonly FeedQuote[], bookmaker: string, market: string, selection: number) => {
      const quote = quotes.find((other) => other.phase === 'closing' && other.bookmaker === bookmaker && other.market === market);
      return 1 / (quote?.prices[selection] ?? Number.NaN);
    };
    for (const quotes of all) {
      const homeOrDraw = implied(quotes, 'halyard', 'double-chance', 0);
      expect(homeOrDraw).toBeCloseTo(implied(quotes, 'halyard', 'match-result', 0) + implied(quotes, 'halyard', 'match-result', 1), 1);
      // Without the draw's stake the home side's share of the rest is dearer than its win.
      expect(implied(quotes, 'copperline', 'draw-no-bet', 0)).toBeGreaterThan(implied(quotes, 'copperline', 'match-result', 0));
    }
  });

  it('errs less with every day: the first prices more than the last, and these hardly', () => {
    const many = Array.from({ length: 400 }, (_, seed) => ({ seed: seed * 104_729, expected: { home: 1.6, away: 1.1 }, kickoffMs }));
    const truth = resultProbabilities(goalChances({ home: 1.6, away: 1.1 }));
    const error = (phase: string) => {
      const squares = many.flatMap((match) =>
        quotesBetween(match, 'main-lines', Number.NEGATIVE_INFINITY, kickoffMs)
          .filter((quote) => quote.market === 'match-result' && quote.phase === phase)
          .map(({ prices }) => {
            const sum = 1 + margin(prices);
            return (1 / (prices[0] ?? Number.NaN) / sum - truth[0]) ** 2;
          }),
      );
      return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
    };
    expect(error('opening')).toBeGreaterThan(2 * error('closing'));
    expect(error('closing')).toBeLessThan(0.015);
  });
});

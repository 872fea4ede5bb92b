import { describe, expect, it } from 'vitest';
import { scoreGrid } from '#domain/forecast/score-grid.ts';
import { bestPricesOf } from '#domain/odds/best-prices.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { type ChanceSources, selectionChances } from './market-chances.ts';

// Two independent Poisson distributions, so that every expectation can be calculated by hand.
const grid = scoreGrid({ homeGoals: 1.8, awayGoals: 1.5, lowScoreDependence: 0, drawWeight: 1 });
const quoted = { market: 'total-goals', line: 2.5, phase: 'opening', quotedAt: new Date('2024-04-05T12:00:00Z') } as const;
const best = bestPricesOf(
  [
    { ...quoted, kind: 'bookmaker', prices: [1.7, 2.2] },
    { ...quoted, kind: 'bookmaker', prices: [1.62, null] },
    { ...quoted, kind: 'exchange', prices: [1.9, 2.9] },
  ],
  quoted.quotedAt,
);
const over: Bet = { market: 'total-goals', line: 2.5, selection: 'over' };
const under: Bet = { ...over, selection: 'under' };
const sources: ChanceSources = { grids: { grid }, best, tipped: [over], settledBy: undefined };

describe('what is said of a bet', () => {
  it('is its chance, the fair price, and the best price of any bookmaker', () => {
    const [first, second] = selectionChances([over, under], sources);
    // 1 − e^−3.3 (1 + 3.3 + 3.3²/2)
    expect(first?.chance).toBeCloseTo(0.6406, 4);
    expect(first?.fairOdds).toBeCloseTo(1.561, 3);
    expect(first).toMatchObject({ bestOdds: 1.7, above: true, tipped: true });
    expect(second).toMatchObject({ bestOdds: 2.2, above: false, tipped: false });
  });

  it('does not call a price above the fair one when a reader sees the same figure twice', () => {
    const fair = 1 / (1 - (1 - Math.exp(-1.8)) * (1 - Math.exp(-1.5)));
    const no: Bet = { market: 'both-teams-to-score', line: 0, selection: 'no' };
    const at = (odds: number) => selectionChances([no], { ...sources, best: () => ({ decimalOdds: odds, fresh: true }) })[0]?.above;
    expect(fair).toBeCloseTo(2.8446, 4);
    expect([at(2.84), at(2.8449), at(2.85)]).toEqual([false, false, true]);
  });

  it('shows an old price only where there is no fresh one, and marks none', () => {
    const yesterday = new Date('2024-04-04T11:59:00Z');
    const old = { ...quoted, quotedAt: yesterday, kind: 'bookmaker', prices: [1.9, 2.9] } as const;
    const found = (quotes: Parameters<typeof bestPricesOf>[0]) =>
      selectionChances([over], { ...sources, best: bestPricesOf(quotes, new Date('2024-04-04T12:00:00Z')) })[0];
    expect(found([old])).toMatchObject({ bestOdds: 1.9, above: false });
    expect(found([old, { ...old, quotedAt: quoted.quotedAt, prices: [1.6, 2.2] }])).toMatchObject({
      bestOdds: 1.6,
      above: true,
    });
  });

  it('leaves out bets on the break where nothing is said of the break', () => {
    expect(selectionChances([{ market: 'half-time-result', line: 0, selection: 'home' }], sources)).toEqual([]);
  });

  it('says what came once a score has settled it', () => {
    const level: Bet = { market: 'asian-handicap', line: -0.25, selection: 'home' };
    const [came, half] = selectionChances([over, level], { ...sources, settledBy: { goals: { home: 2, away: 2 } } });
    expect([came?.outcome, half?.outcome]).toEqual(['won', 'half-lost']);
  });
});

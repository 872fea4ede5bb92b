import { describe, expect, it } from 'vitest';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { bestPricesOf } from '#domain/odds/best-prices.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { type ChanceSources, selectionChances } from './market-chances.ts';

// Two independent Poisson distributions, so that every expectation can be calculated by hand.
const grid = scoreGrid({ homeGoals: 1.8, awayGoals: 1.5, lowScoreDependence: 0, drawWeight: 1 });
const quoted = { market: 'total-goals', line: 2.5 } as const;
const best = bestPricesOf([
  { ...quoted, kind: 'bookmaker', prices: [1.7, 2.2] },
  { ...quoted, kind: 'bookmaker', prices: [1.62, null] },
  { ...quoted, kind: 'exchange', prices: [1.9, 2.9] },
]);
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
    const at = (odds: number) => selectionChances([no], { ...sources, best: () => odds })[0]?.above;
    expect(fair).toBeCloseTo(2.8446, 4);
    expect([at(2.84), at(2.8449), at(2.85)]).toEqual([false, false, true]);
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

import { describe, expect, it } from 'vitest';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { streakChance } from './streak-chance.ts';
import { figuresOf, type StreakCount, sumStreaks } from './streak-figures.ts';

const count = (length: number, followed: number, wentOn: number, more: Partial<StreakCount> = {}): StreakCount => ({
  kind: 'won',
  scope: 'all',
  length,
  followed,
  wentOn,
  priced: 0,
  pricedWentOn: 0,
  promised: 0,
  ...more,
});
const counts = [count(0, 10_000, 3_800), count(3, 400, 180), count(4, 90, 45), count(5, 30, 15), count(6, 10, 9)];
const streak = (length: number) => ({ kind: 'won', scope: 'all', length }) as const;

describe('the figures beside a streak', () => {
  it('are of those just as long, beside all matches', () => {
    const figures = figuresOf(counts, streak(3));
    expect(figures).toMatchObject({ followed: 400, orLonger: false, share: 0.45, usual: 0.38 });
    // Wilson: (0.45 + 3.8415 / 800 ± 1.96 √(0.2475 / 400 + 3.8415 / 640,000)) / (1 + 3.8415 / 400)
    expect(figures?.interval.low).toBeCloseTo(0.402, 3);
    expect(figures?.interval.high).toBeCloseTo(0.499, 3);
  });

  it('are of longer ones, too, where there are fewer than a hundred', () => {
    expect(figuresOf(counts, streak(4))).toMatchObject({ followed: 130, orLonger: true, share: 69 / 130 });
  });

  it('are none where these are too few as well, or another scope’s', () => {
    expect(figuresOf(counts, streak(5))).toBeUndefined();
    expect(figuresOf(counts, { ...streak(3), scope: 'home' })).toBeUndefined();
  });
});

describe('the sums over kinds', () => {
  it('weigh what all matches bring by the streaks of each kind', () => {
    const over = { kind: 'over' } as const;
    const sums = sumStreaks([count(0, 1_000, 400), count(3, 300, 150), count(0, 1_000, 500, over), count(8, 100, 70, over)]);
    // (300 · 0.4 + 100 · 0.5) / 400
    expect(sums).toMatchObject({ followed: 400, share: 0.55, usual: 0.425, prices: undefined });
  });

  it('compare prices with the same matches alone', () => {
    const sums = sumStreaks([count(0, 1_000, 400), count(3, 300, 150, { priced: 200, pricedWentOn: 90, promised: 92 })]);
    expect(sums?.prices).toEqual({ promised: 0.46, share: 0.45 });
  });

  it('are none of fewer than a hundred', () => {
    expect(sumStreaks([count(0, 1_000, 400), count(3, 99, 50)])).toBeUndefined();
  });
});

it('our chance that a streak goes on is that of the scores that continue it', () => {
  const grid = scoreGrid({ homeGoals: 2, awayGoals: 1, lowScoreDependence: 0, drawWeight: 1 });
  // Independent Poisson distributions: e^−2 and e^−1 without a goal, e^−3 (1 + 3 + 9/2) for two goals or fewer.
  expect(streakChance('scored', 'home', grid)).toBeCloseTo(1 - Math.exp(-2), 6);
  expect(streakChance('scored', 'away', grid)).toBeCloseTo(1 - Math.exp(-1), 6);
  expect(streakChance('cleanSheets', 'home', grid)).toBeCloseTo(Math.exp(-1), 6);
  expect(streakChance('under', 'away', grid)).toBeCloseTo(Math.exp(-3) * 8.5, 6);
  expect(streakChance('won', 'away', grid) + streakChance('unbeaten', 'home', grid)).toBeCloseTo(1, 9);
});

import { describe, expect, it } from 'vitest';
import type { MarketViews } from './judged-match.ts';
import { scoreMarket } from './score-markets.ts';

type Views = MarketViews['views'];
const none: Views = {
  model: undefined,
  marketInformed: undefined,
  blended: undefined,
  closing: undefined,
  preMatch: undefined,
  baseRate: undefined,
};
const [homeWin, draw] = [0, 1];
const match = (outcome: number, views: Partial<Views>): MarketViews => ({
  outcome,
  views: { ...none, baseRate: [0.5, 0.25, 0.25], ...views },
});

describe('scoreMarket', () => {
  it('scores everyone over the same matches', () => {
    const { matches, rps, logLoss, brier, gaps } = scoreMarket(
      [
        match(homeWin, { model: [0.8, 0.1, 0.1], closing: [0.5, 0.25, 0.25] }),
        match(draw, { model: [0.35, 0.3, 0.35], closing: [0.6, 0.3, 0.1] }),
        match(homeWin, { model: [0, 0, 1] }),
      ],
      'closing',
    );
    expect(matches).toBe(2);
    /* Of single forecasts, as Constantinou and Fenton publish them: 0.025 and 0.1225; 0.15625 and 0.185. */
    expect(rps.model).toBeCloseTo((0.025 + 0.1225) / 2, 12);
    expect(rps.closing).toBeCloseTo((0.15625 + 0.185) / 2, 12);
    expect(logLoss.model).toBeCloseTo(-(Math.log(0.8) + Math.log(0.3)) / 2, 12);
    /* 0.04 + 0.01 + 0.01 and 0.1225 + 0.49 + 0.1225. */
    expect(brier.model).toBeCloseTo((0.06 + 0.735) / 2, 12);
    expect(gaps.model?.percent).toBeCloseTo(((0.025 + 0.1225) / (0.15625 + 0.185) - 1) * 100, 10);
    expect(gaps.closing).toBeNull();
  });

  it('leaves a forecaster out who speaks about less than a tenth of the matches, and keeps the matches', () => {
    const views = { model: [0.6, 0.2, 0.2], closing: [0.5, 0.3, 0.2] };
    const both = { ...views, preMatch: [0.4, 0.3, 0.3], blended: [0.5, 0.3, 0.2] };
    const seldom = scoreMarket([...Array.from({ length: 10 }, () => match(homeWin, views)), match(draw, both)], 'closing');
    expect(seldom.matches).toBe(11);
    expect(seldom.rps).toMatchObject({ preMatch: null, blended: null });
    expect(seldom.gaps).toMatchObject({ preMatch: null, blended: null });
    expect(seldom.gaps.model).not.toBeNull();
    const oftener = scoreMarket([...Array.from({ length: 9 }, () => match(homeWin, views)), match(draw, both)], 'closing');
    expect(oftener.matches).toBe(1);
    expect(oftener.gaps.preMatch).not.toBeNull();
  });

  it('measures nobody by a reference that says nothing', () => {
    const { rps, gaps } = scoreMarket([match(homeWin, { model: [0.6, 0.2, 0.2] })], 'closing');
    expect(rps.model).toBeCloseTo((0.16 + 0.04) / 2, 12);
    expect(gaps).toEqual({ model: null, marketInformed: null, blended: null, closing: null, preMatch: null, baseRate: null });
  });

  it('holds all three chances of a result against what came, and of two outcomes the first', () => {
    /* One bin a chance: 0.2 and 0.3 came not, 0.5 came. */
    expect(scoreMarket([match(homeWin, { model: [0.5, 0.3, 0.2] })], 'closing').calibrationError.model).toBeCloseTo(
      (0.2 + 0.3 + 0.5) / 3,
      12,
    );
    const two = { outcome: 1, views: { ...none, model: [0.7, 0.3] } };
    expect(scoreMarket([two], 'closing').calibrationError.model).toBeCloseTo(0.7, 12);
  });
});

import { describe, expect, it } from 'vitest';
import { predictMatch } from './predict-match.ts';

const goals = (homeGoals: number, awayGoals: number) => ({ homeGoals, awayGoals, lowScoreDependence: 0, drawWeight: 1 });

describe('a match of football', () => {
  it('has the likeliest result, and the likeliest score with that result where another score is likelier', () => {
    /* Of independent Poisson goals, 1.4 and 1.1: 1-1 has 1.4 · 1.1 · e^−2.5 = 0.1264, 1-0 1.4 · e^−2.5 = 0.1149, 2-1 1.4² / 2 · 1.1 · e^−2.5 = 0.0885. */
    const end = predictMatch('football', { model: goals(1.4, 1.1) });
    expect(end).toMatchObject({ result: 'home', homeScore: 1, awayScore: 0, basis: 'model' });
    expect(end.homeChance + (end.drawChance as number) + end.awayChance).toBeCloseTo(1, 12);
    /* Three goals or more of 2.5 on average: 1 − e^−2.5 · (1 + 2.5 + 3.125). */
    expect(end.overChance).toBeCloseTo(1 - Math.exp(-2.5) * 6.625, 4);
    expect(end.bothScoreChance).toBeCloseTo((1 - Math.exp(-1.4)) * (1 - Math.exp(-1.1)), 4);
  });

  it('is predicted by the forecast that knows most', () => {
    const kinds = { model: goals(1.8, 0.8), marketInformed: goals(0.8, 1.8) };
    expect(predictMatch('football', kinds)).toMatchObject({ result: 'away', homeScore: 0, awayScore: 1, basis: 'market-informed' });
    expect(predictMatch('football', { ...kinds, blended: goals(1.8, 0.8) })).toMatchObject({ result: 'home', basis: 'blended' });
  });
});

it('names the winner alone in sports of which no score is predicted', () => {
  expect(predictMatch('tennis', { model: { firstWins: 0.38, bestOf: 3 } })).toEqual({
    result: 'away',
    homeChance: 0.38,
    drawChance: null,
    awayChance: 0.62,
    homeScore: null,
    awayScore: null,
    overChance: null,
    bothScoreChance: null,
    basis: 'model',
  });
});

import { describe, expect, it } from 'vitest';
import type { Bet } from '#domain/odds/bet.ts';
import { betChances, winProbability } from '../goals/bet-chances.ts';
import { scoreGrid } from '../goals/score-grid.ts';
import { fitScore } from './fit-score.ts';

const home: Bet = { market: 'match-result', line: 0, selection: 'home' };
const draw: Bet = { market: 'match-result', line: 0, selection: 'draw' };
const over: Bet = { market: 'total-goals', line: 2.5, selection: 'over' };
const start = { homeGoals: 1.4, awayGoals: 1.2, lowScoreDependence: -0.045, drawWeight: 1 };
const chance = (bet: Bet, parameters: typeof start) => winProbability(betChances(bet, { grid: scoreGrid(parameters) }));

describe('fitScore', () => {
  it.each([
    [0.45, 0.27, 0.5],
    [0.85, 0.1, 0.7],
    [0.08, 0.17, 0.55],
    [0.3, 0.36, 0.32],
  ])('meets a home win of %f, a draw of %f and over 2.5 of %f', (homeChance, drawChance, overChance) => {
    const fitted = fitScore(start, [
      { bet: home, probability: homeChance },
      { bet: draw, probability: drawChance },
      { bet: over, probability: overChance },
    ]);
    expect(chance(home, fitted)).toBeCloseTo(homeChance, 5);
    expect(chance(draw, fitted)).toBeCloseTo(drawChance, 5);
    expect(chance(over, fitted)).toBeCloseTo(overChance, 5);
  });

  it('moves no more than it is asked to', () => {
    const fitted = fitScore(start, [{ bet: over, probability: 0.6 }]);
    expect(chance(over, fitted)).toBeCloseTo(0.6, 5);
    expect(fitted.homeGoals / fitted.awayGoals).toBeCloseTo(1.4 / 1.2, 1);
    expect(fitScore(start, [])).toEqual(start);
  });

  it('bends the shape for a fourth market', () => {
    const three = [
      { bet: home, probability: 0.62 },
      { bet: draw, probability: 0.22 },
      { bet: over, probability: 0.55 },
    ];
    const byTwo: Bet = { market: 'asian-handicap', line: -1.5, selection: 'home' };
    const before = chance(byTwo, fitScore(start, three)) as number;
    const fitted = fitScore(start, [...three, { bet: byTwo, probability: before - 0.015 }]);
    expect(chance(byTwo, fitted)).toBeLessThan(before - 0.01);
    expect(fitted.goalRegularity).toBeGreaterThan(1);
    expect(Math.abs((chance(home, fitted) as number) - 0.62)).toBeLessThan(0.004);
  });

  it('finds its way back to where chances came from', () => {
    const truth = { ...start, homeGoals: 2.1, awayGoals: 0.7, drawWeight: 1.1 };
    const fitted = fitScore(
      start,
      [home, draw, over].map((bet) => ({ bet, probability: chance(bet, truth) as number })),
    );
    expect(fitted.homeGoals).toBeCloseTo(2.1, 3);
    expect(fitted.awayGoals).toBeCloseTo(0.7, 3);
    expect(fitted.drawWeight).toBeCloseTo(1.1, 3);
  });
});

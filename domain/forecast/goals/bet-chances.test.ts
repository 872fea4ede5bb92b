import { describe, expect, it } from 'vitest';
import type { Bet } from '#domain/odds/bet.ts';
import { betChances, expectedValue, winProbability } from './bet-chances.ts';
import { halfTimeScore } from './half-time-score.ts';
import { headlineChances } from './headline-chances.ts';
import { scoreGrid } from './score-grid.ts';

const parameters = { homeGoals: 1.6, awayGoals: 1.1, lowScoreDependence: -0.05, drawWeight: 1.02 };
const grids = { grid: scoreGrid(parameters), halfTime: scoreGrid(halfTimeScore(parameters, 0.45)) };
const won = (bet: Bet) => betChances(bet, grids).won;
const effective = (bet: Bet) => winProbability(betChances(bet, grids)) as number;
const [home, draw, away] = (['home', 'draw', 'away'] as const).map((selection) => won({ market: 'match-result', line: 0, selection })) as [
  number,
  number,
  number,
];

describe('the markets of one match', () => {
  it('agree on who wins', () => {
    expect(home + draw + away).toBeCloseTo(1, 12);
    expect(won({ market: 'double-chance', line: 0, selection: 'home-or-draw' })).toBeCloseTo(home + draw, 12);
    expect(won({ market: 'asian-handicap', line: -0.5, selection: 'home' })).toBeCloseTo(home, 12);
    expect(won({ market: 'asian-handicap', line: -0.5, selection: 'away' })).toBeCloseTo(draw + away, 12);
    expect(effective({ market: 'draw-no-bet', line: 0, selection: 'home' })).toBeCloseTo(home / (home + away), 12);
    expect(effective({ market: 'asian-handicap', line: 0, selection: 'home' })).toBeCloseTo(home / (home + away), 12);
  });

  it('agree on goals', () => {
    const exactly = (score: `${number}-${number}`) => won({ market: 'correct-score', line: 0, selection: score });
    const under = exactly('0-0') + exactly('1-0') + exactly('0-1');
    expect(won({ market: 'total-goals', line: 1.5, selection: 'under' })).toBeCloseTo(under, 12);
    expect(won({ market: 'total-goals', line: 1.5, selection: 'over' })).toBeCloseTo(1 - under, 12);
    const none = won({ market: 'both-teams-to-score', line: 0, selection: 'no' });
    expect(won({ market: 'both-teams-to-score', line: 0, selection: 'yes' })).toBeCloseTo(1 - none, 12);
  });

  it('take a quarter line for two halves', () => {
    const quarter = betChances({ market: 'asian-handicap', line: -0.25, selection: 'home' }, grids);
    expect(quarter.won).toBeCloseTo(home, 12);
    expect(quarter.halfLost).toBeCloseTo(draw, 12);
    expect(quarter.lost).toBeCloseTo(away, 12);
    expect(quarter.halfWon + quarter.void).toBe(0);
  });

  it('price the half-time result by the grid of the break', () => {
    const chances = (['home', 'draw', 'away'] as const).map((selection) => won({ market: 'half-time-result', line: 0, selection }));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    const atBreak = headlineChances(grids.halfTime);
    expect(chances[0]).toBeCloseTo(atBreak.home, 12);
    expect(chances[1]).toBeCloseTo(atBreak.draw, 12);
    expect(atBreak.draw).toBeGreaterThan(draw);
    expect(() => betChances({ market: 'half-time-result', line: 0, selection: 'home' }, { grid: grids.grid })).toThrow(RangeError);
  });
});

describe('prices', () => {
  const chances = { won: 0.4, halfWon: 0.1, void: 0.1, halfLost: 0.2, lost: 0.2 };

  it('are fair where neither side gains', () => {
    // Half stakes count half: 0.45 won against 0.3 lost.
    expect(winProbability(chances)).toBeCloseTo(0.6, 12);
    expect(expectedValue(chances, 5 / 3)).toBeCloseTo(0, 12);
  });

  it('bring what the chances say, a stake of one unit at a price of 2', () => {
    expect(expectedValue(chances, 2)).toBeCloseTo(0.4 + 0.05 - 0.1 - 0.2, 12);
  });

  it('have no chance to rest on where the stake is certain to come back, and one of 0 where the bet cannot win', () => {
    expect(winProbability({ won: 0, halfWon: 0, void: 1, halfLost: 0, lost: 0 })).toBeUndefined();
    expect(winProbability({ won: 0, halfWon: 0, void: 0, halfLost: 0, lost: 1 })).toBe(0);
  });
});

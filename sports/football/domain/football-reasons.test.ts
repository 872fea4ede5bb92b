import { describe, expect, it } from 'vitest';
import type { ForecastFactors } from '#domain/forecast/forecast.ts';
import type { ScoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { footballReasons } from './football-reasons.ts';

/** A league of 2.8 goals a match, so that an average side scores and concedes 1.4. */
const average: ForecastFactors = {
  homeAdvantageGoals: 0.3,
  leagueGoalsPerMatch: 2.8,
  home: { attackRank: 9, defenceRank: 9, attackGoals: 1.42, defenceGoals: 1.38, formGoals: 0.02 },
  away: { attackRank: 10, defenceRank: 10, attackGoals: 1.38, defenceGoals: 1.42, formGoals: -0.03 },
  clubsRanked: 18,
};

/** Returns a grid in which one score is certain. */
function certain(home: number, away: number): ScoreGrid {
  const cells = new Float64Array(36);
  cells[home * 6 + away] = 1;
  return { size: 6, cells };
}

const over: Bet = { market: 'total-goals', line: 2.5, selection: 'over' };
const under: Bet = { market: 'total-goals', line: 2.5, selection: 'under' };
const home: Bet = { market: 'match-result', line: 0, selection: 'home' };
const away: Bet = { market: 'match-result', line: 0, selection: 'away' };

function reasonsFor(bet: Bet, factors: ForecastFactors, grid: ScoreGrid, modelProbability = 0.6, oddsProbability = 0.6) {
  return footballReasons({ bet, modelProbability, oddsProbability, blendedProbability: 0.62 }, factors, grid);
}

const codesOf = (...of: Parameters<typeof reasonsFor>) =>
  reasonsFor(...of).map((reason) => `${reason.code}${'side' in reason ? ` ${reason.side}` : ''}${reason.supports ? '' : ' against'}`);

describe('the reasons of a tip on goals', () => {
  const factors: ForecastFactors = {
    ...average,
    home: { ...average.home, attackRank: 3, attackGoals: 1.8, defenceRank: 4, defenceGoals: 1.1 },
    away: { ...average.away, attackRank: 4, attackGoals: 1.7, defenceRank: 15, defenceGoals: 1.6 },
  };

  it('begin with the goals expected, then name attacks and defences by the goals that they add, then one fact against', () => {
    // home attack +0.4, away attack +0.3, away defence +0.2, home defence −0.3
    expect(codesOf(over, factors, certain(2, 1))).toEqual([
      'goals-expected',
      'attack-rank home',
      'attack-rank away',
      'defence-rank home against',
    ]);
  });

  it('turn round for a tip on few goals', () => {
    expect(codesOf(under, factors, certain(1, 1))).toEqual(['goals-expected', 'defence-rank home', 'attack-rank home against']);
  });

  it('give the numbers that the forecast used', () => {
    expect(reasonsFor(over, factors, certain(2, 1))[0]).toEqual({ code: 'goals-expected', home: 2, away: 1, league: 2.8, supports: true });
    expect(reasonsFor(over, factors, certain(2, 1))[1]).toEqual({ code: 'attack-rank', side: 'home', rank: 3, clubs: 18, supports: true });
  });

  it('never name what does not bear on goals: home advantage and form', () => {
    const inForm = { ...factors, home: { ...factors.home, formGoals: 0.9 } };
    expect(codesOf(over, inForm, certain(2, 1)).join()).not.toMatch(/home-advantage|form/);
  });
});

describe('the reasons of a tip on a side', () => {
  it('name its home advantage, its form and what the other side lacks', () => {
    const factors: ForecastFactors = {
      ...average,
      home: { ...average.home, formGoals: 0.5 },
      away: { ...average.away, attackRank: 17, attackGoals: 1.0 },
    };
    // form +0.5, the away attack +0.4, home advantage +0.3
    expect(codesOf(home, factors, certain(2, 0))).toEqual(['goals-expected', 'form home', 'attack-rank away', 'home-advantage']);
  });

  it('name its own firm defence and the other side’s weak one', () => {
    const factors: ForecastFactors = {
      ...average,
      home: { ...average.home, defenceRank: 2, defenceGoals: 1.0 },
      away: { ...average.away, defenceRank: 18, defenceGoals: 1.9 },
    };
    expect(codesOf(home, factors, certain(2, 0))).toEqual(['goals-expected', 'defence-rank away', 'defence-rank home', 'home-advantage']);
  });

  it('tell the home advantage against a tip on the away side, after what supports it', () => {
    const factors: ForecastFactors = { ...average, away: { ...average.away, attackRank: 1, attackGoals: 2 } };
    expect(codesOf(away, factors, certain(1, 2))).toEqual(['goals-expected', 'attack-rank away', 'home-advantage against']);
  });

  it('weigh the lead expected against the handicap', () => {
    const handicap = (line: number): Bet => ({ market: 'asian-handicap', line, selection: 'home' });
    expect(codesOf(handicap(-0.5), average, certain(1, 0))[0]).toBe('goals-expected');
    expect(codesOf(handicap(-1.5), average, certain(1, 0))).toEqual(['home-advantage', 'goals-expected against']);
  });

  it('leave out clubs without a place among the ranked', () => {
    const newcomer: ForecastFactors = { ...average, away: { attackGoals: 0.8, defenceGoals: 2.2, formGoals: 0 } };
    expect(codesOf(home, newcomer, certain(2, 0))).toEqual(['goals-expected', 'home-advantage', 'market-agrees']);
  });
});

describe('the market’s view', () => {
  it('is that of the odds, not of the forecast that takes them in', () => {
    const tip = { bet: over, modelProbability: 0.66, oddsProbability: 0.66, blendedProbability: 0.7 };
    expect(footballReasons(tip, average, certain(2, 1)).at(-1)).toEqual({
      code: 'market-agrees',
      model: 0.66,
      odds: 0.66,
      blended: 0.7,
      supports: true,
    });
  });

  it('is not told where nobody prices every selection', () => {
    const tip = { bet: over, modelProbability: 0.5, oddsProbability: undefined, blendedProbability: 0.7 };
    expect(footballReasons(tip, average, certain(2, 1)).map(({ code }) => code)).toEqual(['goals-expected']);
  });

  it('is told where odds and model differ by three points, whatever else there is', () => {
    expect(reasonsFor(over, average, certain(2, 1), 0.64, 0.6)).toEqual([
      { code: 'goals-expected', home: 2, away: 1, league: 2.8, supports: true },
      { code: 'market-doubts', model: 0.64, odds: 0.6, blended: 0.62, supports: false },
    ]);
  });

  it('supports the tip where the odds are surer of it than the model, before what speaks against it', () => {
    expect(reasonsFor(away, average, certain(1, 2), 0.4, 0.45)).toEqual([
      { code: 'goals-expected', home: 1, away: 2, league: 2.8, supports: true },
      { code: 'market-surer', model: 0.4, odds: 0.45, blended: 0.62, supports: true },
      { code: 'home-advantage', goals: 0.3, supports: false },
    ]);
  });

  it('has room among four reasons where the odds are surer, and leaves room for one against', () => {
    const strong = { attackRank: 1, defenceRank: 1, attackGoals: 2.4, defenceGoals: 0.7, formGoals: 0.6 };
    expect(codesOf(away, { ...average, away: strong }, certain(0, 3), 0.4, 0.5)).toEqual([
      'goals-expected',
      'attack-rank away',
      'market-surer',
      'home-advantage against',
    ]);
  });

  it('is that it agrees where they do and nothing speaks against the tip', () => {
    expect(reasonsFor(over, average, certain(2, 1), 0.61, 0.6)).toEqual([
      { code: 'goals-expected', home: 2, away: 1, league: 2.8, supports: true },
      { code: 'market-agrees', model: 0.61, odds: 0.6, blended: 0.62, supports: true },
    ]);
  });
});

it('are four at most', () => {
  const strong = { attackRank: 1, defenceRank: 1, attackGoals: 2.4, defenceGoals: 0.7, formGoals: 0.6 };
  const weak = { attackRank: 18, defenceRank: 18, attackGoals: 0.8, defenceGoals: 2.2, formGoals: -0.6 };
  expect(reasonsFor(home, { ...average, home: strong, away: weak }, certain(3, 0))).toHaveLength(4);
  expect(codesOf(home, { ...average, home: strong, away: weak }, certain(3, 0), 0.9, 0.8).at(-1)).toBe('market-doubts against');
});

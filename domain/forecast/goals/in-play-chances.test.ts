import { describe, expect, it } from 'vitest';
import { headlineChances } from './headline-chances.ts';
import { inPlayChances, type MatchInPlay } from './in-play-chances.ts';
import { playedShare } from './played-share.ts';
import { scoreGrid } from './score-grid.ts';

const grid = scoreGrid({ homeGoals: 1.6, awayGoals: 1.1, lowScoreDependence: -0.05, drawWeight: 1.08, goalRegularity: 1.04 });
const share = 0.45;
const kickOff: MatchInPlay = {
  period: 'first-half',
  minute: 0,
  addedMinute: null,
  score: { home: 0, away: 0 },
  reds: { home: 0, away: 0 },
};

/** Returns the chances of an independent Poisson count of further goals on both sides, counted up by hand. */
function poissonChances(lead: number, home: number, away: number) {
  const chances = { home: 0, draw: 0, away: 0 };
  const of = (mean: number, goals: number): number => (goals === 0 ? Math.exp(-mean) : (of(mean, goals - 1) * mean) / goals);
  for (let h = 0; h < 12; h += 1) {
    for (let a = 0; a < 12; a += 1) {
      const margin = lead + h - a;
      chances[margin > 0 ? 'home' : margin === 0 ? 'draw' : 'away'] += of(home, h) * of(away, a);
    }
  }
  return chances;
}

describe('the chances while a match is on', () => {
  it('are those of the forecast at the kick-off', () => {
    const { home, draw, away } = headlineChances(grid);
    const now = inPlayChances(grid, share, kickOff);
    expect(now.home).toBeCloseTo(home, 12);
    expect(now.draw).toBeCloseTo(draw, 12);
    expect(now.away).toBeCloseTo(away, 12);
  });

  it('are those of two Poisson counts of the goals to come, where the forecast is made of such: six per cent more of them for who is behind', () => {
    const poisson = scoreGrid({ homeGoals: 1.6, awayGoals: 1.1, lowScoreDependence: 0, drawWeight: 1 });
    const now = inPlayChances(poisson, share, { ...kickOff, period: 'half-time', minute: 45, score: { home: 1, away: 0 } });
    const wanted = poissonChances(1, 1.6 * 0.55, 1.1 * 0.55 * 1.06);
    for (const outcome of ['home', 'draw', 'away'] as const) expect(now[outcome]).toBeCloseTo(wanted[outcome], 6);
  });

  it('are the result once ninety minutes are over, in extra time as well', () => {
    const over = { ...kickOff, minute: 95, score: { home: 1, away: 1 } };
    expect(inPlayChances(grid, share, { ...over, period: 'extra-time' })).toEqual({ home: 0, draw: 1, away: 0 });
    expect(inPlayChances(grid, share, { ...over, period: 'penalties' })).toEqual({ home: 0, draw: 1, away: 0 });
  });

  it('rise for who leads with every minute, and never reach certainty before the whistle', () => {
    const at = (minute: number, addedMinute: number | null = null) =>
      inPlayChances(grid, share, {
        ...kickOff,
        period: minute < 46 ? 'first-half' : 'second-half',
        minute,
        addedMinute,
        score: { home: 1, away: 0 },
      }).home;
    const line = [at(10), at(30), at(45, 3), at(46), at(60), at(80), at(90), at(90, 5), at(90, 12)];
    expect(line).toEqual([...line].sort((first, second) => first - second));
    expect(line.at(-1)).toBeLessThan(1);
  });

  it('count two thirds and five quarters of the goals to come after a red card', () => {
    const poisson = scoreGrid({ homeGoals: 1.6, awayGoals: 1.1, lowScoreDependence: 0, drawWeight: 1 });
    const now = inPlayChances(poisson, share, { ...kickOff, period: 'half-time', minute: 45, reds: { home: 1, away: 0 } });
    const wanted = poissonChances(0, (1.6 * 0.55 * 2) / 3, (1.1 * 0.55 * 5) / 4);
    for (const outcome of ['home', 'draw', 'away'] as const) expect(now[outcome]).toBeCloseTo(wanted[outcome], 6);
    const even = inPlayChances(poisson, share, { ...kickOff, period: 'half-time', minute: 45, reds: { home: 1, away: 1 } });
    expect(even).toEqual(inPlayChances(poisson, share, { ...kickOff, period: 'half-time', minute: 45 }));
  });

  it('stand by a score that no forecast covers', () => {
    const chances = inPlayChances(grid, share, { ...kickOff, minute: 40, score: { home: 14, away: 0 } });
    expect(chances).toEqual({ home: 1, draw: 0, away: 0 });
  });
});

describe('the share of the goals that falls before a moment', () => {
  it('is that of the first half at the break, and is reached by neither added time', () => {
    expect(playedShare({ period: 'half-time', minute: 45, addedMinute: null }, share)).toBe(share);
    expect(playedShare({ period: 'first-half', minute: 45, addedMinute: 9 }, share)).toBeLessThan(share);
    expect(playedShare({ period: 'second-half', minute: 90, addedMinute: 15 }, share)).toBeLessThan(1);
  });

  it('grows faster towards the end, as goals become more frequent', () => {
    const at = (minute: number) => playedShare({ period: minute < 46 ? 'first-half' : 'second-half', minute, addedMinute: null }, share);
    expect(at(90) - at(75)).toBeGreaterThan(at(15) - at(0));
    expect(at(0)).toBe(0);
  });
});

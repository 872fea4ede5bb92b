import { describe, expect, it } from 'vitest';
import { createLeagueCalendar } from '../strengths/league-calendar.ts';
import { goalSettings } from '../strengths/model-settings.ts';
import type { Fixture, SidePair } from '../strengths/observed-match.ts';
import { createCountFilter } from './count-filter.ts';

const tournament = { id: 1, country: 'england', kind: 'league', tier: 1, women: false } as const;
const at = (home: number, away: number, kickoffDay: number): Fixture => ({ tournament, home, away, kickoffDay });

function filterAfter(...counts: readonly SidePair[]) {
  const calendar = createLeagueCalendar();
  const filter = createCountFilter(goalSettings, calendar);
  for (const [round, goals] of counts.entries()) {
    const fixture = at(1, 2, 15_000 + 7 * round);
    filter.observe(fixture, goals);
    calendar.observe({ ...fixture, goals: { home: goals[0], away: goals[1] } });
  }
  return filter;
}

describe('a count filter', () => {
  it('starts from the usual level and home advantage', () => {
    const { level, homeEdge, openness, lead } = filterAfter().expect(at(1, 2, 15_000));
    expect([openness, lead]).toEqual([0, 0]);
    // e^(0.27 ± 0.12): 1.48 goals to 1.16.
    expect(Math.exp(level + homeEdge)).toBeCloseTo(1.48, 2);
    expect(Math.exp(level - homeEdge)).toBeCloseTo(1.16, 2);
  });

  it('moves by one match as a Kalman filter does, worked by hand', () => {
    // What both clubs share, as clubs of one league, is in neither's lead.
    const { newVariance } = goalSettings.strengths;
    const { homeEdge } = goalSettings.levels;
    const expected = Math.exp(0.39) + Math.exp(0.15);
    const surprise = (3 - (Math.exp(0.39) - Math.exp(0.15))) / expected;
    const ofClubs = 2 * newVariance;
    const variance = goalSettings.leadDispersion / expected + ofClubs + homeEdge.common + homeEdge.own;
    expect(filterAfter([3, 0]).expect(at(1, 2, 15_000)).lead).toBeCloseTo((ofClubs * surprise) / variance, 12);
  });

  it('takes many goals for openness and not for a lead', () => {
    const many = filterAfter([4, 3], [3, 4], [4, 4]).expect(at(1, 2, 15_030));
    const few = filterAfter([0, 0], [0, 0], [1, 1]).expect(at(1, 2, 15_030));
    expect(many.openness).toBeGreaterThan(0.05);
    expect(few.openness).toBeLessThan(-0.05);
    expect(Math.abs(many.lead)).toBeLessThan(0.1);
  });

  it('grows less certain with every day that passes', () => {
    const filter = filterAfter([1, 1], [2, 1], [0, 0]);
    const afterDays = (days: number) => filter.expect(at(1, 2, 15_014 + days)).leadVariance;
    const daily = (afterDays(40) - afterDays(0)) / 40;
    expect(daily).toBeCloseTo(2 * goalSettings.strengths.dailyVariance, 12);
    expect(afterDays(2_000)).toBeGreaterThan(afterDays(400));
  });
});

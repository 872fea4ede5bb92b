import { describe, expect, it } from 'vitest';
import { createLeagueCalendar } from '../strengths/league-calendar.ts';
import { marketSettings } from '../strengths/model-settings.ts';
import type { Fixture, TournamentOfMatch } from '../strengths/observed-match.ts';
import { createMarketFilter } from './market-filter.ts';

const league: TournamentOfMatch = { id: 1, country: 'x', kind: 'league', tier: 1, women: false };
const cup: TournamentOfMatch = { id: 2, country: 'x', kind: 'cup', women: false };
const fixture = (home: number, away: number, kickoffDay: number, tournament = league): Fixture => ({ tournament, home, away, kickoffDay });

/** Returns a filter that has observed matches in which one club was priced at twice the other's goals, a given number of them, a week apart. */
function taught(times: number, hasTotals = true) {
  const calendar = createLeagueCalendar();
  const filter = createMarketFilter(marketSettings, calendar);
  for (let day = 0; day < 7 * times; day += 7) {
    const match = fixture(1, 2, day);
    filter.observe(match, { home: 2, away: 1, hasTotals });
    calendar.observe({ ...match, goals: { home: 0, away: 3 } });
  }
  return filter;
}

describe('a market filter', () => {
  it('comes to expect the lead that the market saw again and again, whatever the scores were', () => {
    const filter = taught(40);
    const next = fixture(1, 2, 280);
    const { homeEdge, level, openness } = filter.levels.level(next);
    // ½ ln(2 / 1) = 0.347 and ½ ln(2 · 1) = 0.347.
    expect(filter.strengths.lead(next).mean + homeEdge).toBeCloseTo(Math.log(2) / 2, 2);
    expect(level + openness).toBeCloseTo(Math.log(2) / 2, 2);
    // On the other ground the stronger club still is, less home advantage twice.
    expect(filter.strengths.lead(fixture(2, 1, 280)).mean).toBeCloseTo(-filter.strengths.lead(next).mean, 6);
  });

  it('speaks of a league once twenty of its matches were priced in two years, of its goals once these had prices', () => {
    expect(taught(19).knowsLead(fixture(1, 2, 140))).toBe(false);
    expect(taught(20).knowsLead(fixture(1, 2, 140))).toBe(true);
    expect(taught(20).knowsLevel(fixture(1, 2, 140))).toBe(true);
    expect(taught(20, false).knowsLead(fixture(1, 2, 140))).toBe(true);
    expect(taught(20, false).knowsLevel(fixture(1, 2, 140))).toBe(false);
    expect(taught(20).knowsLead(fixture(1, 2, 140 + 731))).toBe(false);
  });

  it('speaks of a cup match between two clubs that it knows', () => {
    expect(taught(5).knowsLead(fixture(1, 2, 40, cup))).toBe(true);
    expect(taught(4).knowsLead(fixture(1, 2, 40, cup))).toBe(false);
    expect(taught(20).knowsLead(fixture(1, 3, 140, cup))).toBe(false);
  });

  it('learns nothing of the goals from prices on the result alone', () => {
    const without = taught(20, false).levels.level(fixture(1, 2, 140));
    expect(without.level).toBe(marketSettings.levels.usualLevel);
    expect(without.openness).toBe(0);
  });
});

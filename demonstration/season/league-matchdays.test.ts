import { describe, expect, it } from 'vitest';
import { leagueMatchdays, matchdayCount } from './league-matchdays.ts';

describe('leagueMatchdays', () => {
  it.each([18, 20, 24])('lets each pair of %i clubs meet once at either ground', (clubs) => {
    const matchdays = leagueMatchdays(clubs);
    expect(matchdays).toHaveLength(2 * (clubs - 1));
    const meetings = matchdays.flat().map(({ home, away }) => `${home}-${away}`);
    expect(meetings).toHaveLength(clubs * (clubs - 1));
    expect(new Set(meetings).size).toBe(clubs * (clubs - 1));
  });

  it('lets nobody play twice on a matchday', () => {
    for (const matchday of leagueMatchdays(20)) expect(new Set(matchday.flatMap(({ home, away }) => [home, away])).size).toBe(20);
  });

  it('gives one club of an odd number a day off', () => {
    const matchdays = leagueMatchdays(21);
    expect(matchdays).toHaveLength(42);
    for (const matchday of matchdays) expect(matchday).toHaveLength(10);
    const meetings = matchdays.flat().map(({ home, away }) => `${home}-${away}`);
    expect(new Set(meetings).size).toBe(21 * 20);
  });

  it('lets the twelve of a small league meet four times, and stops a league of thirty at 46 matchdays', () => {
    expect(matchdayCount(12)).toBe(44);
    expect(matchdayCount(10)).toBe(36);
    expect(matchdayCount(30)).toBe(46);
  });

  it('keeps home and away in balance and nobody away three times in a row for long', () => {
    const matchdays = leagueMatchdays(18);
    for (let club = 0; club < 18; club += 1) {
      const grounds = matchdays.map((matchday) => (matchday.some(({ home }) => home === club) ? 'h' : 'a')).join('');
      expect(grounds.replaceAll('a', '')).toHaveLength(17);
      expect(grounds).not.toMatch(/a{4}|h{4}/);
    }
  });
});

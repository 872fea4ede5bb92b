import { describe, expect, it } from 'vitest';
import { createCountRates } from './count-rates.ts';

const settings = { clubHalfLife: 100, leagueHalfLife: 100, priorMatches: 2, leastOfLeague: 1, leastOfClub: 2 };
const tournament = { id: 1, country: 'england', kind: 'league', women: false } as const;
const at = (home: number, away: number, kickoffDay: number) => ({ tournament, home, away, kickoffDay });

/** Two matches of the same clubs, a half-life apart. */
function twoMatches() {
  const rates = createCountRates(settings);
  rates.observe(at(1, 2, 0), [6, 4]);
  rates.observe(at(1, 2, 100), [8, 2]);
  return rates;
}

describe('the rates of counts', () => {
  it('are the average of the league, times what a side has more than others and its opponent allows more', () => {
    /*
     * The first match counts half: home (3 + 8) / 1.5, away (2 + 2) / 1.5, 5 a side. The second was 8 : 2 where 6 : 4 were usual, beside two average matches of 5:
     * (10 + 8) / (10 + 6) for the home side and against the away side, (10 + 2) / (10 + 4) the other way round.
     */
    expect(twoMatches().expect(at(1, 2, 100))).toEqual({
      home: expect.closeTo((11 / 1.5) * (18 / 16) ** 2, 12),
      away: expect.closeTo((4 / 1.5) * (12 / 14) ** 2, 12),
      league: expect.closeTo(10, 12),
    });
  });

  it('near 1 as matches age', () => {
    expect(twoMatches().expect(at(2, 1, 150))).toMatchObject({
      home: expect.closeTo((11 / 1.5) * ((10 + 2 * Math.SQRT1_2) / (10 + 4 * Math.SQRT1_2)) ** 2, 12),
      away: expect.closeTo((4 / 1.5) * ((10 + 8 * Math.SQRT1_2) / (10 + 6 * Math.SQRT1_2)) ** 2, 12),
    });
  });

  it('have no home side on neutral ground', () => {
    expect(twoMatches().expect({ ...at(1, 2, 100), neutral: true })).toMatchObject({
      home: expect.closeTo(5 * (18 / 16) ** 2, 12),
      away: expect.closeTo(5 * (12 / 14) ** 2, 12),
    });
  });

  it('say nothing of a club of which too few matches are known, nor of a league', () => {
    const rates = twoMatches();
    rates.observe(at(1, 3, 101), [5, 5]);
    expect(rates.expect(at(1, 3, 101))).toBeUndefined();
    expect(rates.expect({ ...at(1, 2, 101), tournament: { ...tournament, id: 2 } })).toBeUndefined();
    expect(rates.expect(at(1, 2, 101))).toBeDefined();
    /* Two half-lives later the 2.5 matches of the league count as 0.6. */
    expect(rates.expect(at(1, 2, 301))).toBeUndefined();
  });

  it('neither learn from cups nor speak of them', () => {
    const rates = twoMatches();
    const cup = { ...at(1, 2, 100), tournament: { ...tournament, kind: 'cup' } } as const;
    const before = rates.expect(at(1, 2, 100));
    rates.observe(cup, [20, 20]);
    expect(rates.expect(at(1, 2, 100))).toEqual(before);
    expect(rates.expect(cup)).toBeUndefined();
  });
});

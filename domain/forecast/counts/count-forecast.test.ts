import { describe, expect, it } from 'vitest';
import { createCountForecaster, lineNearestEven } from './count-forecast.ts';

const settings = { clubHalfLife: 100, leagueHalfLife: 100, priorMatches: 2, leastOfLeague: 1, leastOfClub: 1, dispersion: 2 };
const fixture = { tournament: { id: 1, country: 'england', kind: 'league', women: false }, home: 1, away: 2, kickoffDay: 10 } as const;

describe('the forecast of counts', () => {
  it('is of the kinds that are known, with the chance to come out above the line', () => {
    const forecaster = createCountForecaster({ corners: settings, cards: { ...settings, leastOfClub: 2 } });
    forecaster.observe({ ...fixture, goals: { home: 0, away: 0 }, corners: [1, 1], cards: [3, 2] });
    /* Two of a match, with variance 4: 0 in a quarter of matches, 1 in another. */
    expect(forecaster.forecast(fixture)).toEqual({
      corners: { home: 1, away: 1, league: 2, line: 1.5, over: expect.closeTo(0.5, 12) },
    });
  });

  it('has the half line that parts matches of the league most evenly', () => {
    /* 1/4 and 1/2 up to 1; 4/9 at 0 and 20/27 up to 1. */
    expect(lineNearestEven(2, 2)).toBe(1.5);
    expect(lineNearestEven(1, 1.5)).toBe(0.5);
    /* The usual lines of bookmakers for corners and for cards. */
    expect([9.6, 10.8].map((mean) => lineNearestEven(mean, 1.16))).toEqual([9.5, 10.5]);
    expect([3.4, 4.4].map((mean) => lineNearestEven(mean, 1.08))).toEqual([3.5, 4.5]);
  });
});

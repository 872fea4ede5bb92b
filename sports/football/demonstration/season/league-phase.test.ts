import { describe, expect, it } from 'vitest';
import type { DemonstrationClub } from '../catalogue/demonstration-catalogue.ts';
import { leaguePhaseMatchdays } from './league-phase.ts';

const clubs: DemonstrationClub[] = Array.from({ length: 36 }, (_, index) => ({
  slug: `c${index}`,
  name: `C ${index}`,
  country: `country-${index % 12}`,
}));

describe('leaguePhaseMatchdays', () => {
  const matchdays = leaguePhaseMatchdays(clubs, 5);

  it('has eight matchdays on which all 36 clubs play', () => {
    expect(matchdays).toHaveLength(8);
    for (const matchday of matchdays) expect(new Set(matchday.flatMap(({ home, away }) => [home, away])).size).toBe(36);
  });

  it('gives each club eight different opponents, four of them at home', () => {
    for (let club = 0; club < 36; club += 1) {
      const own = matchdays.flat().filter(({ home, away }) => home === club || away === club);
      expect(new Set(own.map(({ home, away }) => home + away - club)).size).toBe(8);
      expect(own.filter(({ home }) => home === club)).toHaveLength(4);
    }
  });

  it('keeps compatriots mostly apart: chance alone would bring about eight of 144 meetings', () => {
    const derbies = matchdays.flat().filter(({ home, away }) => clubs[home]?.country === clubs[away]?.country);
    expect(derbies.length).toBeLessThan(4);
  });
});

import { describe, expect, it } from 'vitest';
import type { SeasonFormat } from '../season-format.ts';
import { clubsOf, leagueOf, lettersOf, matchesOf, pointsOf } from './season.fixture.ts';
import { type SeasonTables, seasonTables } from './season-tables.ts';

const byDifference = ['points', 'goal-difference', 'goals'] as const;
const nothing = { points: 'none', record: false } as const;

const uncountedOf = ({ uncounted }: SeasonTables) =>
  uncounted.map(({ match, reason }) => `${lettersOf([match.homeId, match.awayId])} ${reason}`);

describe('a match that was broken off', () => {
  const byNumber: SeasonFormat = {
    stages: [
      {
        id: 'league',
        kind: 'league',
        tables: [{ id: 'league', participants: { from: 'all' }, matchesPerClub: 2, carry: nothing, order: byDifference }],
      },
    ],
  };

  it('takes the place of no other when it has been played again, as Bournemouth’s against Luton was in 2023-24', () => {
    const matches = matchesOf('01-16 A-B off, 03-13 A-B 4-3, 04-06 B-A 2-1');
    for (const format of [leagueOf(byDifference, 2), byNumber]) {
      const season = seasonTables(format, { clubs: clubsOf('AB'), matches });
      expect([pointsOf(season, 'league'), uncountedOf(season)]).toEqual(['A 3, B 3', []]);
    }
  });

  it('is among those of its knock-out', () => {
    const matches = matchesOf('01-16 A-B 1-0, 04-06 B-A 2-1, 05-01 A-B off final, 05-02 A-B 1-0 final');
    const { uncounted } = seasonTables(leagueOf(byDifference, 2), { clubs: clubsOf('AB'), matches });
    expect(uncounted.map(({ match, reason }) => [match.isAbandoned, reason])).toEqual([
      [true, 'knock-out'],
      [undefined, 'knock-out'],
    ]);
  });

  it('keeps a season open until it has been played again', () => {
    const matches = matchesOf('01-16 A-B off, 04-06 B-A 2-1');
    for (const format of [leagueOf(byDifference, 2), byNumber]) {
      expect(seasonTables(format, { clubs: clubsOf('AB'), matches }).tables[0]?.isComplete).toBe(false);
    }
  });
});

import { expect, it } from 'vitest';
import type { SeasonMatch } from '#domain/tournament/season/season-facts.ts';
import { seasonTables } from '#domain/tournament/season/season-tables.ts';
import { checkFormats, formatOf } from './load-formats.ts';

const among = { headToHead: ['win-percentage'], restart: true, onceAllPlayed: false, over: 'season' };

/** Season of the NBA: divisions and conferences are tables of the same games, and so are the groups of its Cup. */
const formats = checkFormats(
  {
    country: 'usa',
    formats: [
      {
        tournament: 'nba',
        from: '2023-24',
        source: 'NBA tie-break procedure: record among the tied, division winner; the further steps are left out',
        stages: [
          {
            id: 'regular-season',
            kind: 'conferences',
            tables: [{ id: 'league', participants: 'draw', matchesPerClub: 3, order: ['win-percentage', among] }],
          },
          {
            id: 'divisions',
            kind: 'conferences',
            within: 'regular-season',
            tables: [{ id: 'division', participants: 'draw', matchesPerClub: 3, order: ['win-percentage', among] }],
          },
          {
            id: 'conferences',
            kind: 'conferences',
            within: 'regular-season',
            tables: [
              { id: 'conference', participants: 'draw', matchesPerClub: 3, order: ['win-percentage', { leaderOf: 'divisions' }, among] },
            ],
          },
          {
            id: 'cup-groups',
            kind: 'groups',
            within: 'regular-season',
            tables: [{ id: 'group', participants: 'draw', meetings: 1, order: ['wins', among, 'goal-difference', 'goals'] }],
          },
          { id: 'cup', kind: 'knock-out', participants: [{ stage: 'cup-groups', from: 1, to: 1 }] },
          { id: 'play-in', kind: 'play-in', participants: [{ stage: 'conferences', from: 3, to: 4 }] },
          { id: 'play-offs', kind: 'knock-out', participants: [{ stage: 'conferences', from: 1, to: 2 }] },
        ],
      },
    ],
  },
  'formats/usa.json',
);

const game = (homeId: number, awayId: number, home: number, away: number, day: number, round?: 'group' | 'final'): SeasonMatch => ({
  homeId,
  awayId,
  kickoffUtc: new Date(Date.UTC(2023, 10, day)),
  goals: { home, away },
  ...(round === undefined ? {} : { round }),
});

it('a season of basketball has conferences, division winners, a play-in and a cup in the same terms', () => {
  const format = formatOf(formats, 'usa.nba', '2023-24');
  if (format === undefined) throw new Error('no format');
  const { tables, uncounted } = seasonTables(format, {
    clubs: [1, 2, 3, 4],
    groups: [
      { name: 'League', clubs: [1, 2, 3, 4], stage: 'regular-season' },
      { name: 'Atlantic', clubs: [1, 2], stage: 'divisions' },
      { name: 'Central', clubs: [3, 4], stage: 'divisions' },
      { name: 'East', clubs: [1, 2, 3, 4], stage: 'conferences' },
      { name: 'A', clubs: [1, 2, 3], stage: 'cup-groups' },
    ],
    /* 1 beats all; 2 beats 3, 3 beats 4, 4 beats 2. 3 leads the Central division. */
    matches: [
      game(1, 2, 110, 100, 1, 'group'),
      game(3, 4, 101, 99, 2),
      game(2, 3, 120, 90, 3, 'group'),
      game(4, 1, 85, 95, 4),
      game(1, 3, 99, 90, 5, 'group'),
      game(2, 4, 110, 111, 6),
      game(1, 2, 100, 90, 7, 'final'),
    ],
  });
  const order = (name: string) =>
    tables.find(({ group }) => group === name)?.rows.map(({ teamId, won, lost }) => `${teamId} ${won}-${lost}`);
  expect(order('Atlantic')).toEqual(['1 3-0', '2 1-2']);
  expect(order('East')).toEqual(['1 3-0', '3 1-2', '4 1-2', '2 1-2']);
  expect(order('A')).toEqual(['1 2-0', '2 1-1', '3 0-2']);
  expect(uncounted.map(({ reason }) => reason)).toEqual(['knock-out']);
});

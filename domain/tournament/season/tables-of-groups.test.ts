import { describe, expect, it } from 'vitest';
import type { SeasonFormat, TableFormat } from '../season-format.ts';
import { clubsOf, lettersOf, matchesOf, pointsOf } from './season.fixture.ts';
import { type SeasonTables, seasonTables } from './season-tables.ts';

const byDifference = ['points', 'goal-difference', 'goals'] as const;
const nothing = { points: 'none', record: false } as const;

const abcd = clubsOf('ABCD');
const uncountedOf = ({ uncounted }: SeasonTables) =>
  uncounted.map(({ match, reason }) => `${lettersOf([match.homeId, match.awayId])} ${reason}`);

describe('conferences', () => {
  const conference: TableFormat = {
    id: 'conference',
    participants: { from: 'draw' },
    matchesPerClub: 2,
    carry: nothing,
    order: ['points', 'wins', 'goal-difference'],
  };
  const format: SeasonFormat = { stages: [{ id: 'season', kind: 'conferences', tables: [conference] }] };
  const groups = [
    { name: 'East', clubs: clubsOf('AB') },
    { name: 'West', clubs: clubsOf('CD') },
  ];

  it('count the matches against the other one, up to the number that each club has', () => {
    const matches = matchesOf('A-C 1-0, B-D 0-1, D-A 1-1, B-C 2-0, 11-01 A-B 0-3');
    const season = seasonTables(format, { clubs: abcd, matches, groups });
    expect(pointsOf(season, 'East')).toBe('A 4, B 3');
    expect(pointsOf(season, 'West')).toBe('D 4, C 0');
    expect(uncountedOf(season)).toEqual(['AB no-stage']);
    expect(season.finalOrder).toEqual([]);
  });

  it('are told by who plays whom where nobody names them', () => {
    const text = 'A-C 1-0, A-E 1-0, C-E 1-0, B-D 1-0, B-F 1-0, D-F 1-0, A-B 0-1, C-D 1-0, E-F ?';
    const stages = [{ id: 'season', kind: 'conferences', tables: [{ ...conference, matchesPerClub: 3 }] }] as const;
    const season = seasonTables({ stages }, { clubs: clubsOf('ABCDEF'), matches: matchesOf(text) });
    expect(season.tables.map(({ rows }) => rows.map(({ teamId, points }) => `${lettersOf([teamId])} ${points}`).join(', '))).toEqual([
      'A 6, C 6, E 0',
      'B 9, D 3, F 0',
    ]);
  });
});

describe('groups', () => {
  const group: TableFormat = { id: 'group', participants: { from: 'draw' }, meetings: 1, carry: nothing, order: byDifference };
  const format: SeasonFormat = { stages: [{ id: 'groups', kind: 'groups', tables: [group] }] };

  it('are told by who plays whom where nobody names them', () => {
    const matches = matchesOf('A-C 1-0, C-E 1-0, A-E 0-0, B-D 1-0, D-F 1-0, B-F 1-0, G-H 1-0, 12-01 A-B 1-0 quarter-final');
    const { tables } = seasonTables(format, { clubs: clubsOf('ABCDEFGH'), matches });
    expect(tables.map(({ rows }) => lettersOf(rows.map(({ teamId }) => teamId)))).toEqual(['ACE', 'BDF']);
  });

  it('of a stage of its own are others than those of the season', () => {
    const groups = [
      { name: 'A', clubs: clubsOf('AB') },
      { name: 'B', clubs: clubsOf('CD') },
      { name: '1', stage: 'second', clubs: clubsOf('AC') },
      { name: '2', stage: 'second', clubs: clubsOf('BD') },
    ];
    const stages = [...format.stages, { id: 'second', kind: 'groups', tables: [group] } as const];
    const { tables } = seasonTables({ stages }, { clubs: abcd, matches: matchesOf('A-B 1-0, C-D 1-0, A-C 1-0, B-D 1-0'), groups });
    expect(tables.map(({ stage, group: name }) => [stage, name])).toEqual([
      ['groups', 'A'],
      ['groups', 'B'],
      ['second', '1'],
      ['second', '2'],
    ]);
  });
});

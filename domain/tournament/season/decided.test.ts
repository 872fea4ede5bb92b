import { describe, expect, it } from 'vitest';
import type { Criterion, SeasonFormat, StageFormat, TableFormat } from '../season-format.ts';
import { decidedClubs } from './decided.ts';
import { placeRanges } from './place-ranges.ts';
import { clubsOf, leagueOf, lettersOf, matchesOf } from './season.fixture.ts';
import type { SeasonFacts } from './season-facts.ts';

/** Returns the ranges of clubs with these points, in this order, as `A 1-2`. */
function rangesOf(points: readonly number[], left: readonly number[], pairs: readonly string[] | null): string[] {
  const rows = points.map((amount, index) => ({ teamId: index + 1, place: index + 1, points: amount, levelWith: [] }));
  const perClub = new Map(left.map((count, index) => [index + 1, count]));
  const known = pairs?.map((pair) => clubsOf(pair) as unknown as readonly [number, number]) ?? null;
  return placeRanges(rows, { perClub, pairs: known }, 3).map(({ teamId, best, worst }) => `${lettersOf([teamId])} ${best}-${worst}`);
}

describe('the places that are still open', () => {
  it('are bound by what each club may win, where much is left', () => {
    /* B reaches 9 at most and C 8; A has 10. B has 6, which C reaches; D reaches 5. */
    expect(rangesOf([10, 6, 5, 2], [1, 1, 1, 1], null)).toEqual(['A 1-1', 'B 2-3', 'C 2-4', 'D 3-4']);
  });

  it('are open between clubs that may end level', () => {
    expect(rangesOf([9, 6], [1, 1], null)).toEqual(['A 1-2', 'B 1-2']);
    expect(rangesOf([10, 6], [1, 1], null)).toEqual(['A 1-1', 'B 2-2']);
  });

  it('allow for clubs that take points from each other, where little is left', () => {
    /* B and C may each pass A, but not both. */
    expect(rangesOf([5, 3, 3], [0, 1, 1], ['BC'])).toEqual(['A 1-2', 'B 1-3', 'C 1-3']);
    expect(rangesOf([5, 3, 3], [0, 1, 1], null)).toEqual(['A 1-3', 'B 1-3', 'C 1-3']);
  });
});

/** Returns what is decided as text, `A 1-1 zone>next!`. */
function decidedOf(format: SeasonFormat, facts: SeasonFacts, table = 'league'): string[] {
  return decidedClubs(format, facts)
    .filter((club) => club.table === table)
    .map(
      ({ teamId, best, worst, zone, goesTo, isChampion }) =>
        `${lettersOf([teamId])} ${best}-${worst}${zone === null ? '' : ` ${zone}`}${goesTo === null ? '' : ` >${goesTo}`}${isChampion ? ' !' : ''}`,
    );
}

describe('a league', () => {
  const order: readonly Criterion[] = ['points', 'goal-difference', 'lots'];
  const clubs = clubsOf('ABCD');

  it('has a champion once nobody can draw level', () => {
    const matches = matchesOf('A-B 1-0, C-D 1-0, A-C 1-0, B-D 1-0');
    expect(decidedOf(leagueOf(order), { clubs, matches })[0]).toBe('A 1-2');
    const later = [...matches, ...matchesOf('A-D 1-0')];
    expect(decidedOf(leagueOf(order), { clubs, matches: later })[0]).toBe('A 1-1 !');
  });

  it('counts a match that has no date yet, and one that is being played, as open', () => {
    const matches = matchesOf('A-B 1-0, C-D 1-0, A-C 1-0, B-D 1-0, A-D live 1-0');
    expect(decidedOf(leagueOf(order), { clubs, matches })[0]).toBe('A 1-2');
  });

  it('tells the zone in which a club ends wherever it does', () => {
    const [stage] = leagueOf(order).stages;
    const zones = [{ from: 3, to: 4, kind: 'relegation' }];
    const table = { ...(stage as { tables: readonly TableFormat[] }).tables[0], zones } as TableFormat;
    const format: SeasonFormat = { stages: [{ id: 'league', kind: 'league', tables: [table] }] };
    /* A and B have 7 points each, and C and D meet once more. */
    const matches = matchesOf('A-B 0-0, A-C 1-0, A-D 1-0, B-C 1-0, B-D 1-0');
    expect(decidedOf(format, { clubs, matches }).slice(2)).toEqual(['C 3-4 relegation', 'D 3-4 relegation']);
    const oneZone = { ...table, zones: [{ from: 3, to: 3, kind: 'relegation' }] };
    expect(decidedOf({ stages: [{ id: 'league', kind: 'league', tables: [oneZone] }] }, { clubs, matches })[2]).toBe('C 3-4');
  });

  it('keeps clubs level that only a lot will part, and those that an extra match will', () => {
    const matches = matchesOf('A-B 1-1, A-C 1-0, B-C 1-0');
    const facts = { clubs: clubsOf('ABC'), matches };
    expect(decidedOf(leagueOf(order), facts)).toEqual(['A 1-2', 'B 1-2', 'C 3-3']);
    const uneven = { clubs: clubsOf('ABC'), matches: matchesOf('A-B 1-1, A-C 2-0, B-C 1-0') };
    expect(decidedOf(leagueOf(order), uneven)[0]).toBe('A 1-1 !');
    const italian: readonly Criterion[] = ['points', 'extra-match', 'goal-difference'];
    expect(decidedOf(leagueOf(italian), uneven)[0]).toBe('A 1-2');
    const settledTies = [
      { teamId: 2, rank: 1 },
      { teamId: 1, rank: 2 },
    ];
    expect(decidedOf(leagueOf(italian), { ...uneven, settledTies })[0]).toBe('B 1-1 !');
  });
});

describe('conferences', () => {
  it('are open as long as clubs have fewer matches than they should, dated or not', () => {
    const table: TableFormat = {
      id: 'conference',
      participants: { from: 'draw' },
      matchesPerClub: 2,
      carry: { points: 'none', record: false },
      order: ['points'],
    };
    const groups = [
      { name: 'East', clubs: clubsOf('AB') },
      { name: 'West', clubs: clubsOf('CD') },
    ];
    const format: SeasonFormat = { stages: [{ id: 'season', kind: 'conferences', tables: [table] }] };
    const facts = { clubs: clubsOf('ABCD'), groups };
    expect(decidedOf(format, { ...facts, matches: matchesOf('A-C 1-0, B-D 0-1') }, 'conference')).toEqual([
      'A 1-2',
      'B 1-2',
      'D 1-2',
      'C 1-2',
    ]);
    const over = matchesOf('A-C 1-0, B-D 0-1, A-D 1-0, B-C 1-0');
    expect(decidedOf(format, { ...facts, matches: over }, 'conference')).toEqual(['A 1-1', 'B 2-2', 'D 1-1', 'C 2-2']);
  });
});

describe('groups of which the best of a place go on', () => {
  const table: TableFormat = {
    id: 'group',
    participants: { from: 'draw' },
    meetings: 1,
    carry: { points: 'none', record: false },
    order: ['points', 'goal-difference', 'goals'],
  };
  const format = (best: number): SeasonFormat => ({
    stages: [
      { id: 'groups', kind: 'groups', tables: [table] },
      {
        id: 'knock-out',
        kind: 'knock-out',
        participants: [
          { from: 'places', stage: 'groups', places: [1] },
          { from: 'places', stage: 'groups', places: [2], best },
        ],
      },
    ],
  });
  const groups = ['AB', 'CD', 'EF'].map((letters, index) => ({ name: String(index + 1), clubs: clubsOf(letters) }));
  const seconds = (best: number, matches: string) =>
    decidedOf(format(best), { clubs: clubsOf('ABCDEF'), groups, matches: matchesOf(matches) }, 'group').filter(
      (text) => !text.includes('1-1'),
    );

  it('tell who is in and who is out by points, goal difference and goals, once all groups are over', () => {
    expect(seconds(1, 'A-B 1-0, C-D 2-1, E-F 3-0')).toEqual(['B 2-2 >out', 'D 2-2 >knock-out', 'F 2-2 >out']);
    expect(seconds(2, 'A-B 1-0, C-D 2-1, E-F 3-0')).toEqual(['B 2-2 >knock-out', 'D 2-2 >knock-out', 'F 2-2 >out']);
    expect(seconds(1, 'A-B 1-0, C-D 2-1, E-F ?')).toEqual(['B 2-2', 'D 2-2', 'E 1-2', 'F 1-2']);
  });

  it('leave open who goes on of those that are level about the last of them', () => {
    expect(seconds(1, 'A-B 1-0, C-D 1-0, E-F 3-0')).toEqual(['B 2-2', 'D 2-2', 'F 2-2 >out']);
  });
});

describe('separate tournaments', () => {
  it('have no champion of the season before the last', () => {
    const table = (id: string): StageFormat => ({ ...(leagueOf(['points']).stages[0] as StageFormat), id }) as StageFormat;
    const format = { stages: [table('apertura'), table('clausura')] };
    const facts = { clubs: clubsOf('AB'), matches: matchesOf('A-B 1-0, 09-01 B-A 1-0') };
    expect(decidedClubs(format, facts).map(({ stage, teamId, isChampion }) => [stage, lettersOf([teamId]), isChampion])).toEqual([
      ['apertura', 'A', false],
      ['apertura', 'B', false],
      ['clausura', 'B', true],
      ['clausura', 'A', false],
    ]);
  });
});

describe('separate tournaments that are added up', () => {
  it('have no champion in the sum, whose first clubs play for the title', () => {
    const table = (id: string): StageFormat => ({ ...(leagueOf(['points']).stages[0] as StageFormat), id }) as StageFormat;
    const sum: StageFormat = { id: 'year-table', kind: 'total', of: ['first-stage', 'second-stage'], order: ['points'] };
    const championship: StageFormat = {
      id: 'championship',
      kind: 'knock-out',
      participants: [{ from: 'places', stage: 'year-table', places: [1, 2] }],
    };
    const facts = { clubs: clubsOf('AB'), matches: matchesOf('A-B 1-0, 09-01 B-A 0-1') };
    for (const later of [[], [championship]]) {
      const format = { stages: [table('first-stage'), table('second-stage'), sum, ...later] };
      expect(decidedClubs(format, facts).filter(({ isChampion }) => isChampion)).toEqual([]);
    }
  });
});

describe('a season that splits', () => {
  const [regular] = leagueOf(['points', 'goal-difference']).stages;
  const part = (id: string, places: number[]): TableFormat => ({
    id,
    participants: { from: 'places', stage: 'league', places },
    meetings: 1,
    carry: { points: 'all', record: true },
    order: ['points', 'goal-difference'],
  });
  const format: SeasonFormat = {
    stages: [regular as StageFormat, { id: 'split', kind: 'split', tables: [part('upper', [1, 2]), part('middle', [3])] }],
  };
  const clubs = clubsOf('ABCD');
  const first = 'A-B 1-0, C-D 1-0, A-C 1-0, B-D 1-0, A-D 1-0';

  it('tells the part to which a club goes, or that it is out, and no champion before the last', () => {
    expect(decidedOf(format, { clubs, matches: matchesOf(first) })).toEqual(['A 1-1 >upper', 'B 2-3', 'C 2-3', 'D 4-4 >out']);
  });

  it('tells nothing of a part that has begun while the places are open', () => {
    const matches = matchesOf(`${first}, 09-01 A-B 1-0`);
    expect(decidedOf(format, { clubs, matches }, 'upper')).toEqual([]);
  });

  it('has its champion in the upper part alone', () => {
    const matches = matchesOf(`${first}, B-C 1-0, 09-01 A-B ?`);
    expect(decidedOf(format, { clubs, matches }, 'upper')).toEqual(['A 1-2', 'B 1-2']);
    const over = matchesOf(`${first}, B-C 1-0, 09-01 A-B 1-0`);
    expect(decidedOf(format, { clubs, matches: over }, 'upper')).toEqual(['A 1-1 !', 'B 2-2']);
    expect(decidedOf(format, { clubs, matches: over }, 'middle')).toEqual(['C 3-3']);
    const lower = { stages: [regular as StageFormat, { id: 'split', kind: 'split', tables: [part('lower', [2, 4])] }] } as const;
    const afterIt = matchesOf(`${first}, B-C 1-0, 09-01 B-D 1-0`);
    expect(decidedOf(lower, { clubs, matches: afterIt }, 'lower')).toEqual(['B 1-1', 'D 2-2']);
  });
});

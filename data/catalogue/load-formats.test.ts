import { describe, expect, it } from 'vitest';
import { isTableStage } from '#domain/tournament/season-format.ts';
import { CatalogueError } from './catalogue-error.ts';
import { checkFormats, formatOf, loadFormats } from './load-formats.ts';

const league = { id: 'league', kind: 'league', meetings: 2, order: ['points'] };
const format = (more: object) => ({ tournament: 'premier-league', from: '2000-01', source: 'a test', stages: [league], ...more });
const check = (...formats: object[]) => checkFormats({ country: 'england', formats }, 'formats/england.json');

describe('the formats of the catalogue', () => {
  const formats = loadFormats();

  it('are there for each season of a range, and for no other', () => {
    expect(formatOf(formats, 'belgium.pro-league', '2012-13')).toBeUndefined();
    const clubs = (season: string) => {
      const [first] = formatOf(formats, 'belgium.pro-league', season)?.stages ?? [];
      return first !== undefined && isTableStage(first) ? first.tables[0]?.clubs : undefined;
    };
    expect(['2013-14', '2019-20', '2020-21', '2022-23', '2023-24', '2026-27', '2027-28'].map(clubs)).toEqual([16, 16, 18, 18, 16, 18, 18]);
  });

  it('have Belgium without play-offs from 2026-27', () => {
    expect(formatOf(formats, 'belgium.pro-league', '2025-26')?.stages.map(({ id }) => id)).toEqual(['regular-season', 'play-offs']);
    expect(formatOf(formats, 'belgium.pro-league', '2026-27')?.stages.map(({ id }) => id)).toEqual(['regular-season']);
  });

  it('have in each table of places as many matches as the format says', () => {
    /* Romania: 16 clubs meet twice, six of them twice more, ten once more. */
    const stages = formatOf(formats, 'romania.superliga', '2024-25')?.stages.filter(isTableStage) ?? [];
    const sizes = stages.flatMap(({ tables }) =>
      tables.map(({ participants, clubs = 0, meetings = 0 }) => [
        participants.from === 'places' ? participants.places.length : clubs,
        meetings,
      ]),
    );
    expect(sizes).toEqual([
      [16, 2],
      [6, 2],
      [10, 1],
    ]);
  });
});

describe('a format of a file', () => {
  it('names places by their ends or one by one, and brings goals with points unless it says otherwise', () => {
    const tables = [
      { id: 'top-six', participants: { stage: 'league', from: 1, to: 3 }, carry: { points: 'all' }, order: ['points'] },
      {
        id: 'bottom-six',
        participants: { stage: 'league', places: [4, 6] },
        carry: { points: 'half-up', goals: false },
        order: ['points'],
      },
    ];
    const [, split] = formatOf(
      check(format({ stages: [league, { id: 'split', kind: 'split', tables }] })),
      'england.premier-league',
      '2001-02',
    )?.stages ?? [undefined, undefined];
    if (split?.kind !== 'split') throw new Error('no split');
    expect(split.tables.map(({ participants, carry }) => [participants, carry])).toEqual([
      [
        { from: 'places', stage: 'league', places: [1, 2, 3] },
        { points: 'all', record: true },
      ],
      [
        { from: 'places', stage: 'league', places: [4, 6] },
        { points: 'half-up', record: false },
      ],
    ]);
  });

  it('is refused when two hold for one season', () => {
    expect(() => check(format({}), format({ from: '2010-11' }))).toThrow(
      new CatalogueError('formats/england.json: england.premier-league: two formats for 2010-11'),
    );
    expect(() => check(format({ until: '2009-10' }), format({ from: '2010-11' }))).not.toThrow();
    expect(() => check(format({ until: '1999-00' }))).toThrow('1999-00 is before 2000-01');
  });

  it('is refused when it names a stage that does not come before, or two by one name', () => {
    const total = { id: 'annual-table', kind: 'total', of: ['league', 'clausura'], order: ['points'] };
    expect(() => check(format({ stages: [league, total] }))).toThrow('annual-table: no stage before it is called clausura');
    expect(() => check(format({ stages: [league, league] }))).toThrow('two stages are called league');
  });

  it('is refused when a stage or a table of it has an id without a name', () => {
    const tables = [{ id: 'upper', participants: { stage: 'league', from: 1, to: 3 }, order: ['points'] }];
    expect(() => check(format({ stages: [{ ...league, id: 'premier-stage' }] }))).toThrow('"premier-stage" is none of the ids');
    expect(() => check(format({ stages: [league, { id: 'split', kind: 'split', tables }] }))).toThrow('split: "upper" is none of the ids');
  });

  it('is refused when a criterion within others names a stage that is not there', () => {
    const ordered = (criterion: object) => check(format({ stages: [{ ...league, order: ['points', { startAgain: [criterion] }] }] }));
    expect(() => ordered({ moreThanTwo: { leaderOf: 'divisions' } })).toThrow('league: no stage before it is called divisions');
    expect(() => ordered({ withinTableOf: 'divisions', count: 'wins' })).toThrow('league: no stage is called divisions');
    expect(() => ordered({ withinTableOf: 'league', count: 'wins' })).not.toThrow();
  });

  it('is refused with the place of what is wrong', () => {
    expect(() => check(format({ source: '' }))).toThrow('formats/england.json: formats.0.source');
  });
});

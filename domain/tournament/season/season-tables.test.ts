import { describe, expect, it } from 'vitest';
import type { SeasonFormat, StageFormat, TableFormat } from '../season-format.ts';
import { clubsOf, leagueOf, lettersOf, matchesOf, pointsOf } from './season.fixture.ts';
import { type SeasonTables, seasonTables } from './season-tables.ts';

const byDifference = ['points', 'goal-difference', 'goals'] as const;
const everything = { points: 'all', record: true } as const;
const nothing = { points: 'none', record: false } as const;

function tableOf(id: string, places: readonly number[], more: Partial<TableFormat> = {}): TableFormat {
  return { id, participants: { from: 'places', stage: 'regular', places }, meetings: 1, carry: everything, order: byDifference, ...more };
}

/** Four clubs that meet once, then the upper two and the lower two once more. */
function splitSeason(more: Partial<TableFormat> = {}): SeasonFormat {
  const regular: TableFormat = { id: 'regular', participants: { from: 'all' }, clubs: 4, meetings: 1, carry: nothing, order: byDifference };
  return {
    stages: [
      { id: 'regular', kind: 'league', tables: [regular] },
      { id: 'split', kind: 'split', tables: [tableOf('upper', [1, 2], more), tableOf('lower', [3, 4], more)] },
    ],
  };
}

const abcd = clubsOf('ABCD');
/* A 9, B 6, C 3, D 0. */
const regular = '08-01 A-B 1-0, C-D 1-0, 08-08 A-C 1-0, B-D 1-0, 08-15 A-D 1-0, B-C 1-0';

const orderOf = ({ finalOrder }: SeasonTables) =>
  finalOrder.map(({ clubs, isOrdered }) => (isOrdered ? lettersOf(clubs) : `(${lettersOf(clubs)})`)).join('');
const uncountedOf = ({ uncounted }: SeasonTables) =>
  uncounted.map(({ match, reason }) => `${lettersOf([match.homeId, match.awayId])} ${reason}`);

describe('a stage of another competition', () => {
  const stage = (id: string, more: Partial<TableFormat>): StageFormat => ({
    id,
    kind: 'league',
    tables: [{ id, participants: { from: 'all' }, clubs: 4, carry: nothing, order: byDifference, ...more }],
  });
  const format: SeasonFormat = {
    stages: [
      { ...stage('cup', { matchesPerClub: 1 }), isOfOther: true } as StageFormat,
      { id: 'cup-knock-out', kind: 'knock-out', participants: [] },
      stage('league', { meetings: 1 }),
    ],
  };

  it('has the first matches where the source lists them with the league, and is none where it does not', () => {
    const listed = seasonTables(format, { clubs: abcd, matches: matchesOf(`02-01 D-A 1-0, C-B 1-0, 03-01 C-D 1-0 final, ${regular}`) });
    expect([pointsOf(listed, 'cup'), pointsOf(listed, 'league')]).toEqual(['C 3, D 3, A 0, B 0', 'A 9, B 6, C 3, D 0']);
    const apart = seasonTables(format, { clubs: abcd, matches: matchesOf(`02-01 A-B off, ${regular}`) });
    expect(apart.tables.map(({ table }) => table)).toEqual(['league']);
    expect(pointsOf(apart, 'league')).toBe('A 9, B 6, C 3, D 0');
  });
});

describe('a season that splits', () => {
  it('counts the next meeting of two clubs in the second stage, though a match of the first is played later', () => {
    const matches = matchesOf(`${regular.replace(', B-C 1-0', '')}, 08-20 A-B 0-2, 08-25 B-C 1-0, 08-29 C-D 0-1`);
    const season = seasonTables(splitSeason(), { clubs: abcd, matches });
    expect(pointsOf(season, 'regular')).toBe('A 9, B 6, C 3, D 0');
    expect(pointsOf(season, 'upper')).toBe('B 9, A 9');
    const before = seasonTables(splitSeason(), { clubs: abcd, matches, moment: new Date('2024-08-22T00:00:00Z') });
    expect(pointsOf(before, 'regular')).toBe('A 9, B 3, C 3, D 0');
    expect(pointsOf(before, 'upper')).toBe('A 9, B 6');
  });

  it('never compares the points of two parts', () => {
    const matches = matchesOf('A-B 1-1, C-D 1-1, A-C 1-0, B-D 1-0, A-D 0-1, B-C 0-1, 09-01 A-B 1-1, C-D 1-0');
    const season = seasonTables(splitSeason(), { clubs: abcd, matches });
    expect(pointsOf(season, 'upper')).toBe('A 5, B 5');
    expect(pointsOf(season, 'lower')).toBe('C 7, D 4');
    expect(season.tables.find(({ table }) => table === 'lower')?.rows.map(({ place }) => place)).toEqual([3, 4]);
    expect(orderOf(season)).toBe('ABCD');
  });

  it('halves the points up or down and says whose were rounded', () => {
    const halved = (points: 'half-up' | 'half-down') => {
      const season = seasonTables(splitSeason({ carry: { points, record: true } }), { clubs: abcd, matches: matchesOf(regular) });
      return season.tables.slice(1).flatMap(({ rows }) => rows.map(({ carried }) => [carried?.points, carried?.isRounded]));
    };
    expect(halved('half-up')).toEqual([
      [5, true],
      [3, false],
      [2, true],
      [0, false],
    ]);
    expect(halved('half-down')).toEqual([
      [4, true],
      [3, false],
      [1, true],
      [0, false],
    ]);
  });

  it('puts the club whose points were rounded first or last among level clubs', () => {
    /* A's 6 points and B's 5 become 3 each. */
    const odd = matchesOf('A-B 0-1, C-D 0-0, A-C 1-0, B-D 0-0, A-D 1-0, B-C 0-0, 09-01 A-B ?');
    const ordered = (order: TableFormat['order']) =>
      pointsOf(seasonTables(splitSeason({ carry: { points: 'half-up', record: true }, order }), { clubs: abcd, matches: odd }), 'upper');
    expect(ordered(['points', 'rounded-first', 'goal-difference'])).toBe('B 3, A 3');
    expect(ordered(['points', 'rounded-last', 'goal-difference'])).toBe('A 3, B 3');
    /* A's 9 become 5, less 2 after the halving; B's 6 become 3. */
    const order: TableFormat['order'] = ['points', 'rounded-last', 'goal-difference'];
    const season = seasonTables(splitSeason({ carry: { points: 'half-up', record: true }, order }), {
      clubs: abcd,
      matches: matchesOf(regular),
      adjustments: [{ teamId: 1, points: -2, decidedAt: null, stage: 'split' }],
    });
    expect(pointsOf(season, 'upper')).toBe('B 3, A 3');
  });

  it('puts the better of the first stage first where the place before decides', () => {
    const matches = matchesOf(`${regular}, 09-01 A-B 0-5`);
    const ordered = (order: TableFormat['order']) => pointsOf(seasonTables(splitSeason({ order }), { clubs: abcd, matches }), 'upper');
    expect(ordered(['points', 'goal-difference'])).toBe('B 9, A 9');
    expect(ordered(['points', 'place-before'])).toBe('A 9, B 9');
    const { tables } = seasonTables(splitSeason({ order: ['points', 'place-before'] }), { clubs: abcd, matches });
    expect(tables[1]?.rows.map(({ levelWith }) => levelWith)).toEqual([[], []]);
  });

  it('starts goals from 0 where only points are carried over', () => {
    const matches = matchesOf(`${regular}, 09-01 A-B 0-1`);
    const rowsOf = (record: boolean) =>
      seasonTables(splitSeason({ carry: { points: 'all', record } }), { clubs: abcd, matches }).tables[1]?.rows.map(
        ({ played, goalsFor, goalsAgainst, inStage }) => [played, goalsFor, goalsAgainst, inStage.played],
      );
    expect(rowsOf(true)).toEqual([
      [4, 3, 1, 1],
      [4, 3, 1, 1],
    ]);
    expect(rowsOf(false)).toEqual([
      [1, 1, 0, 1],
      [1, 0, 1, 1],
    ]);
  });

  it('takes a deduction before or after the halving by its day', () => {
    const pointsAfter = (decidedAt: Date | null, stage?: string) =>
      pointsOf(
        seasonTables(splitSeason({ carry: { points: 'half-up', record: true } }), {
          clubs: abcd,
          matches: matchesOf(`${regular}, 09-01 A-B 0-0`),
          adjustments: [{ teamId: 1, points: -2, decidedAt, ...(stage === undefined ? {} : { stage }) }],
        }),
        'upper',
      );
    /* (9 - 2) / 2 rounded up, and a draw; 9 / 2 rounded up, a draw, less 2. */
    expect(pointsAfter(new Date('2024-08-10T00:00:00Z'))).toBe('A 5, B 4');
    expect(pointsAfter(null)).toBe('A 5, B 4');
    expect(pointsAfter(new Date('2024-08-20T00:00:00Z'))).toBe('A 4, B 4');
    expect(pointsAfter(null, 'split')).toBe('A 4, B 4');
  });

  it('draws up no second stage before the places are decided', () => {
    const matches = matchesOf(regular.replace('B-C 1-0', 'B-C ?'));
    const season = seasonTables(splitSeason(), { clubs: abcd, matches });
    expect(season.tables.map(({ table, isComplete }) => [table, isComplete])).toEqual([['regular', false]]);
    expect(orderOf(season)).toBe('ABCD');
  });

  it('counts a match that is being played, and is not over for it', () => {
    const matches = matchesOf(regular.replace('B-C 1-0', 'B-C live 0-1'));
    const season = seasonTables(splitSeason(), { clubs: abcd, matches });
    expect(pointsOf(season, 'regular')).toBe('A 9, C 6, B 3, D 0');
    expect(season.tables).toHaveLength(1);
  });

  it('knows nothing of what came after its moment', () => {
    const season = seasonTables(splitSeason(), {
      clubs: abcd,
      matches: matchesOf(regular),
      adjustments: [{ teamId: 4, points: -3, decidedAt: new Date('2024-08-12T00:00:00Z') }],
      moment: new Date('2024-08-10T00:00:00Z'),
    });
    expect(pointsOf(season, 'regular')).toBe('A 6, B 3, C 3, D 0');
  });

  it('has the clubs in the part in which they play, whatever the places say', () => {
    const six = clubsOf('ABCDEF');
    const format = splitSeason();
    const stages = format.stages.map((stage): StageFormat => {
      if (stage.id !== 'split' || stage.kind !== 'split') {
        const table = { ...(stage as { tables: readonly TableFormat[] }).tables[0], clubs: 6 } as TableFormat;
        return { id: 'regular', kind: 'league', tables: [table] };
      }
      return { ...stage, tables: [tableOf('upper', [1, 2, 3]), tableOf('lower', [4, 5, 6])] };
    });
    /* By the results A, B and C are the upper three; D plays there for C, which lost points by a ruling that is not known here. */
    const pairs = ['AB', 'AC', 'AD', 'AE', 'AF', 'BC', 'BD', 'BE', 'BF', 'CD', 'CE', 'CF', 'DE', 'DF', 'EF'];
    const first = pairs.map(([home, away]) => `${home}-${away} 1-0`).join(', ');
    const second = '09-01 A-B 1-0, A-D 1-0, B-D 1-0, C-E 1-0, C-F 1-0, E-F 1-0';
    const season = seasonTables({ stages }, { clubs: six, matches: matchesOf(`${first}, ${second}`) });
    expect(pointsOf(season, 'upper')).toBe('A 21, B 15, D 6');
    expect(pointsOf(season, 'lower')).toBe('C 15, E 6, F 0');
    expect(uncountedOf(season)).toEqual([]);
  });

  it('leaves places open for which clubs play a knock-out', () => {
    const format = splitSeason();
    const places = { from: 'places', stage: 'regular', places: [2, 3] } as const;
    const knockOut: StageFormat = { id: 'middle', kind: 'knock-out', participants: [places], decidesPlaces: true };
    const stages = [...format.stages.slice(0, 1), knockOut];
    expect(orderOf(seasonTables({ stages }, { clubs: abcd, matches: matchesOf(regular) }))).toBe('A(BC)D');
  });

  it('has parts of places that do not follow each other, which share what they hold', () => {
    const stages = splitSeason().stages.map(
      (stage): StageFormat => (stage.kind === 'split' ? { ...stage, tables: [tableOf('one', [1, 4]), tableOf('other', [2, 3])] } : stage),
    );
    const season = seasonTables({ stages }, { clubs: abcd, matches: matchesOf(`${regular}, 09-01 D-A 1-0, B-C 1-0`) });
    expect(pointsOf(season, 'one')).toBe('A 9, D 3');
    expect(pointsOf(season, 'other')).toBe('B 9, C 3');
    expect(orderOf(season)).toBe('(ABCD)');
  });
});

describe('a match that fits no stage', () => {
  it('counts nowhere and is named with the reason', () => {
    const matches = matchesOf(`${regular}, 09-01 A-B 1-0, C-D 1-0, 09-08 C-A 3-0, D-E 0-1, 09-15 A-C 0-0 final`);
    const season = seasonTables(splitSeason(), { clubs: clubsOf('ABCDE'), matches });
    expect(pointsOf(season, 'upper')).toBe('A 12, B 6');
    expect(uncountedOf(season)).toEqual(['CA no-stage', 'DE guest', 'AC knock-out']);
  });

  it('is none of a stage whose round its source contradicts', () => {
    const matches = matchesOf('A-B 1-0 quarter-final, A-B 0-1, A-C 0-0, B-C 0-0');
    const season = seasonTables(leagueOf(byDifference), { clubs: clubsOf('ABC'), matches });
    expect(pointsOf(season, 'league')).toBe('B 4, C 2, A 1');
  });
});

describe('a stage whose source names it', () => {
  it('holds the match, whichever meeting it is', () => {
    const [first, ...others] = matchesOf(`${regular}, 09-01 A-B 0-0`);
    const matches = [{ ...first, reportedStage: 'split' } as (typeof others)[number], ...others];
    expect(pointsOf(seasonTables(splitSeason(), { clubs: abcd, matches }), 'regular')).toBe('A 7, B 7, C 3, D 0');
  });
});

describe('a stage that the format does not have, but the source names', () => {
  it('holds a match out of all tables', () => {
    const [first, ...others] = matchesOf('08-01 A-B 1-0, A-B 0-1');
    const matches = [{ ...first, reportedStage: 'quadrangular' } as (typeof others)[number], ...others];
    const season = seasonTables(leagueOf(byDifference), { clubs: clubsOf('AB'), matches });
    expect(pointsOf(season, 'league')).toBe('B 3, A 0');
    expect(uncountedOf(season)).toEqual(['AB no-stage']);
  });
});

describe('separate tournaments in one season', () => {
  const half = (id: string): StageFormat => ({ id, kind: 'league', tables: [{ ...leagueTable, id }] });
  const leagueTable: TableFormat = { id: '', participants: { from: 'all' }, meetings: 1, carry: nothing, order: byDifference };
  const liguilla: StageFormat = {
    id: 'liguilla',
    kind: 'knock-out',
    participants: [{ from: 'places', stage: 'apertura', places: [1, 2] }],
  };
  const format: SeasonFormat = {
    stages: [
      half('apertura'),
      liguilla,
      half('clausura'),
      { id: 'annual', kind: 'total', of: ['apertura', 'clausura'], order: byDifference },
    ],
  };
  /* A and B meet in the Apertura, twice in its final, and in the Clausura. */
  const text = `${regular}, 10-01 A-B 0-9, 10-05 B-A 9-0, 11-01 D-A 1-0, B-C 0-0, 11-08 B-A 0-0, C-D 1-0, 11-15 C-A 1-0, D-B 0-0`;

  it('begin anew, and the knock-out between them is in neither', () => {
    const season = seasonTables(format, { clubs: abcd, matches: matchesOf(text) });
    expect(pointsOf(season, 'apertura')).toBe('A 9, B 6, C 3, D 0');
    expect(pointsOf(season, 'clausura')).toBe('C 7, D 4, B 3, A 1');
    expect(uncountedOf(season)).toEqual(['AB no-stage', 'BA no-stage']);
  });

  it('hold a match that the source names theirs, though the knock-out seems to go on', () => {
    const all = matchesOf(text.replace('11-01 D-A', '10-30 B-A 0-0, 11-01 D-A').replace('11-08 B-A 0-0, ', '11-08 '));
    const begin = new Date('2024-10-06T00:00:00Z');
    const matches = all.map((match) => (match.kickoffUtc < begin ? match : { ...match, reportedStage: 'clausura' }));
    expect(pointsOf(seasonTables(format, { clubs: abcd, matches }), 'clausura')).toBe('C 7, D 4, B 3, A 1');
  });

  it('tell the knock-out between them without knowing who was in it, too', () => {
    const unknown: SeasonFormat = {
      stages: format.stages.map((stage) => (stage.kind === 'knock-out' ? { ...stage, participants: [] } : stage)),
    };
    expect(pointsOf(seasonTables(unknown, { clubs: abcd, matches: matchesOf(text) }), 'clausura')).toBe('C 7, D 4, B 3, A 1');
  });

  it('begin with two clubs of the knock-out, too, where the source names its rounds', () => {
    const named = `${regular}, 10-05 A-B 9-0 final,
      11-01 B-A 1-0 matchday, 11-02 D-C 0-0 matchday, 11-08 A-C 0-0 matchday, B-D 1-0 matchday, 11-15 A-D 1-0 matchday, C-B 1-0 matchday`;
    const season = seasonTables(format, { clubs: abcd, matches: matchesOf(named) });
    expect(pointsOf(season, 'clausura')).toBe('B 6, C 5, A 4, D 1');
    expect(uncountedOf(season)).toEqual(['AB knock-out']);
  });

  it('are added up in the annual table, with deductions', () => {
    const adjustments = [{ teamId: 3, points: -1, decidedAt: null }];
    const season = seasonTables(format, { clubs: abcd, matches: matchesOf(text), adjustments });
    expect(pointsOf(season, 'annual')).toBe('A 10, C 9, B 9, D 4');
    expect(orderOf(season)).toBe('ACBD');
    expect(season.tables.at(-1)?.isComplete).toBe(true);
  });
});

describe('a play-off of places 2 to 4', () => {
  it('starts with a fifth of the lead over the last of them', () => {
    const stages = splitSeason().stages.map(
      (stage): StageFormat =>
        stage.kind === 'split'
          ? { ...stage, tables: [tableOf('play-offs', [2, 3, 4], { carry: { points: 'fifth-of-lead', record: false } })] }
          : stage,
    );
    const season = seasonTables({ stages }, { clubs: abcd, matches: matchesOf(regular) });
    /* 6, 3 and 0 points: leads of 6, 3 and 0 are 1.2, 0.6 and 0. */
    expect(pointsOf(season, 'play-offs')).toBe('B 1, C 1, D 0');
  });
});

describe('a ruling after the last match that is known', () => {
  const onA = (day: string) => [{ teamId: 1, points: -4, decidedAt: new Date(`2024-${day}T00:00:00Z`) }];

  it('counts in the stage that goes on, though its further matches are not listed yet', () => {
    const half = matchesOf('08-01 A-B 1-0, C-D 1-0, 08-08 A-C 1-0, B-D 1-0');
    expect(pointsOf(seasonTables(splitSeason(), { clubs: abcd, matches: half, adjustments: onA('08-10') }), 'regular')).toBe(
      'B 3, C 3, A 2, D 0',
    );
  });

  it('counts in the last stage of a club that has no place in those that follow, and in the next one of a club that has', () => {
    const { stages } = splitSeason();
    const [league] = stages;
    const format = { stages: [league, { id: 'split', kind: 'split', tables: [tableOf('lower', [3, 4])] }] } as SeasonFormat;
    const first = seasonTables(format, { clubs: abcd, matches: matchesOf(regular), adjustments: onA('08-20') });
    expect([pointsOf(first, 'regular'), pointsOf(first, 'lower')]).toEqual(['B 6, A 5, C 3, D 0', 'C 3, D 0']);
    const both = seasonTables(splitSeason(), { clubs: abcd, matches: matchesOf(regular), adjustments: onA('08-20') });
    expect([pointsOf(both, 'regular'), pointsOf(both, 'upper')]).toEqual(['A 9, B 6, C 3, D 0', 'B 6, A 5']);
  });

  it('waits for the stage that it names', () => {
    const adjustments = onA('08-20').map((ruling) => ({ ...ruling, stage: 'split' }));
    const half = matchesOf('08-01 A-B 1-0, C-D 1-0');
    expect(pointsOf(seasonTables(splitSeason(), { clubs: abcd, matches: half, adjustments }), 'regular')).toBe('A 3, C 3, B 0, D 0');
  });
});

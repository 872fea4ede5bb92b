import { describe, expect, it } from 'vitest';
import type { TableMatch } from './club-record.ts';
import { standings } from './standings.ts';

/** `Home 2-1 Away` a line, `Home - Away` for one that is awaited; each a day later than the one before. */
function season(lines: string): {
  matches: TableMatch[];
  id: (name: string) => number;
  names: (ids: readonly { teamId: number }[]) => string[];
} {
  const known: string[] = [];
  const id = (name: string) => {
    if (!known.includes(name)) known.push(name);
    return known.indexOf(name) + 1;
  };
  const matches = lines
    .trim()
    .split('\n')
    .map((line, day): TableMatch => {
      const [, home = '', homeGoals, awayGoals, away = ''] = /^\s*(.+?) (?:(\d+)-(\d+)|-) (.+)$/.exec(line) ?? [];
      return {
        homeId: id(home),
        awayId: id(away),
        kickoffUtc: new Date(Date.UTC(2012, 5, 8 + day)),
        goals: homeGoals === undefined ? null : { home: Number(homeGoals), away: Number(awayGoals) },
      };
    });
  return { matches, id, names: (rows) => rows.map(({ teamId }) => known[teamId - 1] as string) };
}

/* UEFA Euro 2012, group A, as played. */
const euro2012 = season(`
  Poland 1-1 Greece
  Russia 4-1 Czechia
  Greece 1-2 Czechia
  Poland 1-1 Russia
  Czechia 1-0 Poland
  Greece 1-0 Russia`);

/* World Cup 2022, group C, as played. */
const worldCup2022 = season(`
  Argentina 1-2 Saudi Arabia
  Mexico 0-0 Poland
  Poland 2-0 Saudi Arabia
  Argentina 2-0 Mexico
  Poland 0-2 Argentina
  Saudi Arabia 1-2 Mexico`);

const fourClubs = [1, 2, 3, 4];

describe('a table', () => {
  it('is that of World Cup group C in 2022, where Poland went through on goal difference', () => {
    const rows = standings(fourClubs, worldCup2022.matches, { tieBreak: 'goal-difference' });
    expect(worldCup2022.names(rows)).toEqual(['Argentina', 'Poland', 'Mexico', 'Saudi Arabia']);
    expect(
      rows.map(({ played, won, drawn, lost, goalsFor, goalsAgainst, points }) => [
        played,
        won,
        drawn,
        lost,
        goalsFor,
        goalsAgainst,
        points,
      ]),
    ).toEqual([
      [3, 2, 0, 1, 5, 2, 6],
      [3, 1, 1, 1, 2, 2, 4],
      [3, 1, 1, 1, 2, 3, 4],
      [3, 1, 0, 2, 3, 5, 3],
    ]);
  });

  it('is that of Euro 2012 group A, where Greece beat Russia to second place by the match between them', () => {
    const rows = standings(fourClubs, euro2012.matches, { tieBreak: 'head-to-head' });
    expect(euro2012.names(rows)).toEqual(['Czechia', 'Greece', 'Russia', 'Poland']);
    expect(rows.map(({ place, points, goalDifference }) => [place, points, goalDifference])).toEqual([
      [1, 6, -1],
      [2, 4, 0],
      [3, 4, 2],
      [4, 2, -1],
    ]);
  });

  it('puts Russia before Greece where goal difference decides', () => {
    expect(euro2012.names(standings(fourClubs, euro2012.matches, { tieBreak: 'goal-difference' })).slice(1, 3)).toEqual([
      'Russia',
      'Greece',
    ]);
  });

  it('counts goals scored when points and difference are equal', () => {
    const { matches, names, id } = season('A 2-2 B\nC 1-1 D');
    expect(names(standings([id('C'), id('D'), id('A'), id('B')], matches, { tieBreak: 'goal-difference' }))).toEqual(['A', 'B', 'C', 'D']);
  });

  it('puts more wins before a better difference in Brazil', () => {
    const { matches, names } = season(
      'Santos 1-0 Vasco\nBahia 3-0 Santos\nSantos 0-2 Bahia\nGoias 0-0 Vasco\nGoias 0-0 Bahia\nVasco 0-0 Goias',
    );
    expect(names(standings(fourClubs, matches, { tieBreak: 'wins' }))).toEqual(['Bahia', 'Santos', 'Goias', 'Vasco']);
    expect(names(standings(fourClubs, matches, { tieBreak: 'goal-difference' }))).toEqual(['Bahia', 'Goias', 'Santos', 'Vasco']);
  });

  it('takes points away by a ruling and says how many, also when there are several', () => {
    const rows = standings(fourClubs, worldCup2022.matches, {
      tieBreak: 'goal-difference',
      pointAdjustments: [
        { teamId: 1, points: -3 },
        { teamId: 1, points: -1 },
      ],
    });
    expect(rows.at(-1)).toMatchObject({ teamId: 1, points: 2, pointAdjustment: -4, place: 4 });
  });

  it('leaves rulings out of the table of home matches', () => {
    const rows = standings(
      fourClubs,
      worldCup2022.matches,
      { tieBreak: 'goal-difference', pointAdjustments: [{ teamId: 1, points: -9 }] },
      'home',
    );
    expect(rows.map(({ teamId, played, points }) => [worldCup2022.names([{ teamId }])[0], played, points])).toEqual([
      ['Argentina', 2, 3],
      ['Poland', 2, 3],
      ['Mexico', 1, 1],
      ['Saudi Arabia', 1, 0],
    ]);
  });

  it('counts only away matches in the table of those, and leaves clubs that are level in it as in the whole table', () => {
    const rows = standings(fourClubs, worldCup2022.matches, { tieBreak: 'head-to-head' }, 'away');
    expect(rows.map(({ teamId, points }) => [worldCup2022.names([{ teamId }])[0], points])).toEqual([
      ['Argentina', 3],
      ['Mexico', 3],
      ['Saudi Arabia', 3],
      ['Poland', 1],
    ]);
  });

  it('counts each club’s last five matches in the table of form, and shows them oldest first', () => {
    const { matches } = season('A 0-1 B\nA 1-0 B\nA 2-2 B\nB 0-1 A\nB 3-0 A\nA 1-0 B');
    const [first, second] = standings([1, 2], matches.toReversed(), { tieBreak: 'goal-difference' }, 'form');
    expect(first).toMatchObject({ teamId: 1, played: 5, points: 10, form: ['win', 'draw', 'win', 'loss', 'win'] });
    expect(second).toMatchObject({ teamId: 2, played: 5, points: 4, form: ['loss', 'draw', 'loss', 'win', 'loss'] });
  });

  it('parts level clubs by difference in the table of home matches, neither by their meeting nor by a play-off', () => {
    const { matches, id, names } = season('A 1-0 B\nB 2-0 C\nC 0-0 A');
    const settledTies = [
      { teamId: id('A'), rank: 1 },
      { teamId: id('B'), rank: 2 },
    ];
    const rules = { tieBreak: 'head-to-head', settledTies } as const;
    expect(names(standings([1, 2, 3], matches, rules, 'home'))).toEqual(['B', 'A', 'C']);
    expect(names(standings([1, 2, 3], matches, { tieBreak: 'head-to-head' }, 'home'))).toEqual(['B', 'A', 'C']);
  });

  it('holds clubs that have not played, in the order given', () => {
    const rows = standings([7, 5], [], { tieBreak: 'head-to-head' });
    expect(rows.map(({ teamId, place, played, points, form }) => ({ teamId, place, played, points, form }))).toEqual([
      { teamId: 7, place: 1, played: 0, points: 0, form: [] },
      { teamId: 5, place: 2, played: 0, points: 0, form: [] },
    ]);
  });
});

describe('head-to-head', () => {
  it('waits while a match between the level clubs is awaited', () => {
    const played = 'A 1-0 B\nC 3-0 A\nB 2-0 D\nC 0-0 D';
    const once = season(played);
    expect(once.names(standings(fourClubs, once.matches, { tieBreak: 'head-to-head' }))).toEqual(['C', 'A', 'B', 'D']);
    const twice = season(`${played}\nB - A`);
    expect(twice.names(standings(fourClubs, twice.matches, { tieBreak: 'head-to-head' }))).toEqual(['C', 'B', 'A', 'D']);
  });

  it('waits for a return match that nobody has announced where pairs customarily meet twice', () => {
    const { matches, names } = season('A 1-0 B\nC 3-0 A\nA 0-0 C\nB 2-0 D\nD 0-0 B\nC 0-0 D\nD 0-0 C');
    expect(names(standings(fourClubs, matches, { tieBreak: 'head-to-head' }))).toEqual(['C', 'B', 'A', 'D']);
  });

  it('ranks three level clubs by the matches among them alone', () => {
    const { matches, names } = season('A 1-0 B\nB 2-0 C\nA 0-0 C\nD 5-0 A\nD 0-0 B\nC 4-0 D');
    const rules = { tieBreak: 'head-to-head', pointAdjustments: [{ teamId: 4, points: -1 }] } as const;
    expect(names(standings([3, 2, 1, 4], matches, rules))).toEqual(['A', 'B', 'C', 'D']);
  });

  it('gives way to the difference of all matches when the meetings part nobody', () => {
    const { matches, names } = season('A 1-1 B\nA 3-0 C\nB 1-0 C');
    expect(names(standings([2, 1, 3], matches, { tieBreak: 'head-to-head' }))).toEqual(['A', 'B', 'C']);
  });
});

describe('the order in France', () => {
  /* Ligue 1, 2023-24: Metz and Lorient met as here and finished with 29 points and a difference of -23 each, Lorient with more goals. Metz stayed above. */
  it('is decided by goals scored away in the meetings when these part nobody else', () => {
    const { matches, names } = season(
      'Lorient 2-3 Metz\nMetz 1-2 Lorient\nLorient 3-3 Paris\nParis 0-0 Lorient\nMetz 0-0 Paris\nParis 0-0 Metz',
    );
    expect(names(standings([1, 2, 3], matches, { tieBreak: 'difference-then-head-to-head' }))).toEqual(['Metz', 'Lorient', 'Paris']);
    expect(names(standings([1, 2, 3], matches, { tieBreak: 'goal-difference' }))).toEqual(['Lorient', 'Metz', 'Paris']);
  });

  it('looks at the difference of all matches before any meeting', () => {
    const { matches, names } = season('A 1-0 B\nB 0-0 A\nC 3-0 A\nA 0-0 C\nB 2-0 C\nC 1-0 B');
    const pointAdjustments = [{ teamId: 1, points: -1 }];
    expect(names(standings([1, 2, 3], matches, { tieBreak: 'difference-then-head-to-head', pointAdjustments }))).toEqual(['C', 'B', 'A']);
    expect(names(standings([1, 2, 3], matches, { tieBreak: 'head-to-head', pointAdjustments }))).toEqual(['C', 'A', 'B']);
  });
});

describe('a tie settled by a play-off', () => {
  /* Serie A, 2022-23: Verona and Spezia finished level; Spezia had the better of their meetings, Verona won the play-off and stayed up. */
  const { matches, names, id } = season(
    'Verona 1-2 Spezia\nSpezia 0-0 Verona\nVerona 2-1 Lecce\nLecce 0-1 Spezia\nLecce 1-1 Verona\nSpezia 0-2 Lecce\nVerona 1-0 Monza',
  );
  const clubs = ['Verona', 'Spezia', 'Lecce', 'Monza'].map(id);

  it('stands in the order of the play-off, whatever the tie-break says', () => {
    const level = { tieBreak: 'head-to-head', pointAdjustments: [{ teamId: id('Verona'), points: -1 }] } as const;
    expect(names(standings(clubs, matches, level)).slice(0, 2)).toEqual(['Spezia', 'Verona']);
    const settledTies = [
      { teamId: id('Spezia'), rank: 2 },
      { teamId: id('Verona'), rank: 1 },
    ];
    expect(names(standings(clubs, matches, { ...level, settledTies })).slice(0, 2)).toEqual(['Verona', 'Spezia']);
  });

  it('moves nobody who is not level on points', () => {
    const settledTies = [
      { teamId: id('Monza'), rank: 1 },
      { teamId: id('Spezia'), rank: 2 },
    ];
    expect(names(standings(clubs, matches, { tieBreak: 'head-to-head', settledTies })).at(-1)).toBe('Monza');
  });
});

import { describe, expect, it } from 'vitest';
import type { BasketballGameToTell, BasketballSideToTell } from './basketball-game-to-tell.ts';
import { chooseBasketballStories } from './choose-basketball-stories.ts';

type Side = BasketballSideToTell<string>;

function side(club: string, changes: Partial<Side> = {}): Side {
  return { club, won: 22, lost: 22, onThisSide: { won: 11, lost: 11 }, results: [true, false], restDays: 1, ...changes };
}

function game(home: Side, away: Side, changes: Partial<BasketballGameToTell<string>> = {}): BasketballGameToTell<string> {
  return {
    order: 0,
    stage: 'regular',
    home,
    away,
    meetings: [0, 0],
    forecast: { chances: [0.7, 0.3], spread: -5.5, basis: 'price' },
    ...changes,
  };
}

const kinds = (told: BasketballGameToTell<string>) => chooseBasketballStories(told).map(({ kind }) => kind);

it('tells of neighbours in a conference who are a game apart, and of no others', () => {
  const lakers = side('Lakers', { conference: { of: 'west', place: 7 } });
  const wolves = side('Wolves', { won: 22, lost: 23, conference: { of: 'west', place: 8 } });
  expect(chooseBasketballStories(game(wolves, lakers))[0]).toMatchObject({
    kind: 'neighbours',
    facts: { higher: 'Lakers', lower: 'Wolves', higherPlace: 7, lowerPlace: 8, conference: 'west' },
  });
  expect(kinds(game(side('Bulls', { conference: { of: 'east', place: 8 } }), lakers))).not.toContain('neighbours');
  expect(kinds(game(side('Suns', { won: 34, lost: 9, conference: { of: 'west', place: 1 } }), lakers))).not.toContain('neighbours');
});

it('tells of the second evening in a row where the other side has rested', () => {
  expect(kinds(game(side('Jazz', { restDays: 0 }), side('Rockets')))[0]).toBe('backToBack');
  expect(kinds(game(side('Jazz', { restDays: 0 }), side('Rockets', { restDays: 0 })))).not.toContain('backToBack');
});

describe('the forecast', () => {
  it('gives the favourite the points of the spread, at home or away', () => {
    expect(chooseBasketballStories(game(side('Nuggets'), side('Clippers'))).at(-1)).toEqual({
      kind: 'favouriteByPrice',
      facts: { favourite: 'Nuggets', chance: 0.7, line: 5.5 },
    });
    const away = game(side('Nuggets'), side('Clippers'), { forecast: { chances: [0.3, 0.7], spread: 5.5, basis: 'price' } });
    expect(chooseBasketballStories(away).at(-1)).toMatchObject({ facts: { favourite: 'Clippers', line: 5.5 } });
  });

  it('of nearly even chances is that of both sides, in whole per cent that add up to 100', () => {
    const even = game(side('Nuggets'), side('Clippers'), { forecast: { chances: [0.515, 0.485], basis: 'price' } });
    expect(chooseBasketballStories(even).at(-1)).toEqual({
      kind: 'even',
      facts: { home: 'Nuggets', away: 'Clippers', homeChance: 0.52, awayChance: 0.48 },
    });
  });

  it.each([
    ['has lost its last games', side('Nuggets', { results: [false, false, false, false, true] }), side('Clippers'), {}],
    ['meets a club on a run', side('Nuggets'), side('Clippers', { results: [true, true, true, true, false] }), {}],
    ['has no win at home', side('Nuggets', { onThisSide: { won: 0, lost: 6 } }), side('Clippers'), {}],
    ['has lost to the other twice', side('Nuggets'), side('Clippers'), { meetings: [0, 2] }],
    ['lost its last game heavily', side('Nuggets', { lastMargin: -30 }), side('Clippers'), {}],
  ] as const)('names a favourite that %s as one despite that', (_, home, away, changes) => {
    expect(chooseBasketballStories(game(home, away, { ...changes, stage: 'playoffs' })).at(-1)).toEqual({
      kind: 'favouriteDespite',
      facts: { favourite: 'Nuggets', chance: 0.7, basis: 'price' },
    });
  });

  it('is none despite what only an earlier sentence said', () => {
    const losing = side('Nuggets', { results: [false, false, false, false, true] });
    expect(kinds(game(losing, side('Clippers')))).toEqual(['losingRun', 'records', 'favouriteByPrice']);
  });

  it('comes right after what speaks against the favourite', () => {
    const losing = side('Nuggets', { results: [false, false, false, false, true] });
    const told = game(losing, side('Clippers'), { stage: 'playoffs', meetings: [1, 1] });
    expect(kinds(told).slice(-2)).toEqual(['losingRun', 'favouriteDespite']);
    expect(chooseBasketballStories(told).at(-2)?.facts).toMatchObject({ named: true });
    expect(chooseBasketballStories(game(losing, side('Clippers')))[0]?.facts).toMatchObject({ named: false });
  });

  it.each(['playoffs', 'play-in'] as const)('knows of the %s whether both clubs have been named', (stage) => {
    const winning = side('Nuggets', { results: Array.from({ length: 22 }, () => true) });
    expect(chooseBasketballStories(game(side('Nuggets'), side('Clippers'), { stage }))[0]?.facts).toMatchObject({ named: false });
    const [lead, second] = chooseBasketballStories(game(winning, side('Clippers'), { stage }));
    expect(lead?.kind).toBe('winningRun');
    expect(second).toMatchObject({ kind: stage === 'playoffs' ? 'playOff' : 'playIn', facts: { named: true } });
  });

  it('leaves out a spread that names the other side', () => {
    const odd = game(side('Nuggets'), side('Clippers'), { forecast: { chances: [0.55, 0.45], spread: 1.5, basis: 'price' } });
    expect(chooseBasketballStories(odd).at(-1)?.facts).toEqual({ favourite: 'Nuggets', chance: 0.55 });
  });
});

describe('a game that is over', () => {
  /** Nuggets 130, Clippers 128 after overtime, 19 January 2022. */
  const result = { points: [130, 128], afterOvertime: true } as const;

  it('is told by its overtime, by what had been expected and by the spread', () => {
    const told = game(side('Nuggets'), side('Clippers'), { forecast: { chances: [0.79, 0.21], spread: -9.5, basis: 'price' }, result });
    expect(chooseBasketballStories(told)).toMatchObject([
      { kind: 'wonInOvertime', facts: { winner: 'Nuggets', points: 130, against: 128 } },
      { kind: 'favouriteWon', facts: { winner: 'Nuggets', loser: 'Clippers', chance: 0.79 } },
      { kind: 'spreadAfter', facts: { favourite: 'Nuggets', outsider: 'Clippers', line: 9.5, won: true, covered: false } },
    ]);
  });

  it.each([
    [0.33, 'upset'],
    [0.34, 'slightOutsiderWon'],
    [0.46, 'slightOutsiderWon'],
    [0.47, 'evenBefore'],
    [0.54, 'favouriteWon'],
  ] as const)('speaks of a winner with a chance of %d as %s', (chance, kind) => {
    const forecast = { chances: [chance, 1 - chance], spread: 1.5, basis: 'price' } as const;
    expect(kinds(game(side('Nuggets'), side('Clippers'), { forecast, result }))[1]).toBe(kind);
  });

  it.each(['price', 'rating'] as const)('says of a surprise that the chance is from the %s', (basis) => {
    const forecast = { chances: [0.2, 0.8], basis } as const;
    const [, told] = chooseBasketballStories(game(side('Nuggets'), side('Clippers'), { forecast, result }));
    expect(told).toEqual({ kind: 'upset', facts: { winner: 'Nuggets', loser: 'Clippers', chance: 0.2, basis } });
  });

  it('tells no spread that names another favourite than the forecast', () => {
    const forecast = { chances: [0.4, 0.6], spread: -1.5, basis: 'rating' } as const;
    expect(kinds(game(side('Nuggets'), side('Clippers'), { forecast, result }))).not.toContain('spreadAfter');
    expect(kinds(game(side('Nuggets'), side('Clippers'), { forecast: { ...forecast, chances: [0.6, 0.4] }, result }))).toContain(
      'spreadAfter',
    );
  });

  it('tells no spread that was met to the point', () => {
    const told = game(side('Nuggets', { results: [] }), side('Clippers'), {
      forecast: { chances: [0.6, 0.4], spread: -2, basis: 'price' },
      result,
    });
    expect(kinds(told)).toEqual(['wonInOvertime', 'favouriteWon', 'totalPoints']);
  });
});

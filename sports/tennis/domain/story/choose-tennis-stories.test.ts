import { describe, expect, it } from 'vitest';
import { chooseTennisStories } from './choose-tennis-stories.ts';
import type { PlayerToTell, TennisMatchToTell } from './tennis-match-to-tell.ts';

const results = (letters: string) => [...letters].map((letter) => ({ won: letter === 'W', retired: letter === 'R' }));

function player(name: string, changes: Partial<PlayerToTell> = {}): PlayerToTell {
  return { name, rank: 10, results: [], onSurface: { won: 0, lost: 0 }, ...changes };
}

function match(first: PlayerToTell, second: PlayerToTell, changes: Partial<TennisMatchToTell> = {}): TennisMatchToTell {
  return {
    order: 0,
    tour: 'atp',
    tournament: { slug: 'wimbledon', name: 'Wimbledon' },
    surface: 'grass',
    bestOf: 5,
    players: [first, second],
    meetings: [0, 0],
    forecast: { chances: [0.6, 0.4], basis: 'price' },
    ...changes,
  };
}

const kinds = (told: TennisMatchToTell) => chooseTennisStories(told).map(({ kind }) => kind);

describe('before a match', () => {
  it('is told nothing without a forecast', () => {
    expect(kinds({ ...match(player('Alcaraz'), player('Djokovic')), forecast: undefined } as never)).toEqual([]);
  });

  it('a final is the first story, whatever the runs', () => {
    const told = match(player('Alcaraz', { results: results('W'.repeat(30)) }), player('Djokovic'), { round: 'final' });
    expect(kinds(told)).toEqual(['final', 'winningRun', 'favouriteByPrice']);
  });

  it('the second story is not about the same player alone', () => {
    const strong = player('Alcaraz', { results: results('WWWWWWWW'), inTournament: { matches: 4, setsLost: 0, lastInAllSets: false } });
    const other = player('Djokovic', { inTournament: { matches: 4, setsLost: 1, lastInAllSets: false } });
    const [lead, second] = chooseTennisStories(match(strong, other));
    expect(lead).toMatchObject({ kind: 'winningRun', facts: { player: 'Alcaraz', run: 8 } });
    expect(second).toMatchObject({ kind: 'firstMeeting' });
  });

  it('the records on the surface are told of both players, or of neither', () => {
    const strong = player('Alcaraz', { onSurface: { won: 9, lost: 0 } });
    expect(chooseTennisStories(match(strong, player('Djokovic', { onSurface: { won: 1, lost: 2 } })))[0]).toEqual({
      kind: 'surfaceRecords',
      facts: { first: 'Alcaraz', second: 'Djokovic', surface: 'grass', firstWon: 9, firstLost: 0, secondWon: 1, secondLost: 2 },
    });
    expect(kinds(match(strong, player('Djokovic')))).not.toContain('surfaceRecords');
  });

  it('a player without a lost set in the tournament is told of beside one who has lost a set', () => {
    const flawless = player('Alcaraz', { inTournament: { matches: 4, setsLost: 0, lastInAllSets: false } });
    const tired = player('Djokovic', { inTournament: { matches: 4, setsLost: 3, lastInAllSets: true } });
    expect(chooseTennisStories(match(flawless, tired)).slice(0, 2)).toEqual([
      { kind: 'noSetLost', facts: { player: 'Alcaraz', other: 'Djokovic', matches: 4 } },
      { kind: 'firstMeeting', facts: { first: 'Alcaraz', second: 'Djokovic' } },
    ]);
    expect(kinds(match(player('Sinner', { inTournament: { matches: 4, setsLost: 2, lastInAllSets: false } }), tired))[0]).toBe(
      'wentTheDistance',
    );
  });

  it('a player who gave up is a comeback and no run of defeats', () => {
    expect(kinds(match(player('Alcaraz', { results: results('RLLL') }), player('Djokovic')))[0]).toBe('comeback');
  });

  it('names the favourite, and nobody at nearly even chances', () => {
    const [, , forecast] = chooseTennisStories(
      match(player('Alcaraz'), player('Djokovic'), { forecast: { chances: [0.39, 0.61], basis: 'rating' } }),
    );
    expect(forecast).toEqual({ kind: 'favouriteByRating', facts: { favourite: 'Djokovic', chance: 0.61 } });
    const even = match(player('Alcaraz'), player('Djokovic'), { forecast: { chances: [0.485, 0.515], basis: 'price' } });
    expect(chooseTennisStories(even)[2]).toEqual({
      kind: 'even',
      facts: { first: 'Alcaraz', second: 'Djokovic', firstChance: 0.49, secondChance: 0.51 },
    });
  });

  it.each([
    ['has lost his last matches', player('Alcaraz', { results: results('LLLW') }), player('Djokovic'), {}],
    ['meets a player on a run', player('Alcaraz'), player('Djokovic', { results: results('WWWWW') }), {}],
    ['returns after giving up', player('Alcaraz', { results: results('R') }), player('Djokovic'), {}],
    ['trails in the meetings', player('Alcaraz'), player('Djokovic'), { meetings: [1, 3] }],
    ['is far below in the ranking', player('Alcaraz', { rank: 90 }), player('Djokovic', { rank: 3 }), {}],
  ] as const)('a favourite who %s is one despite that', (_, first, second, changes) => {
    expect(chooseTennisStories(match(first, second, { ...changes, round: 'final' })).at(-1)).toEqual({
      kind: 'favouriteDespite',
      facts: { favourite: 'Alcaraz', chance: 0.6, basis: 'price' },
    });
  });

  it('a favourite against whom only an earlier sentence speaks is none despite it', () => {
    const losing = player('Alcaraz', { results: results('LLLW') });
    expect(kinds(match(losing, player('Djokovic')))).toEqual(['losingRun', 'firstMeeting', 'favouriteByPrice']);
  });

  it('what speaks against the favourite comes right before the forecast', () => {
    const losing = player('Alcaraz', { results: results('LLLLLW') });
    const told = match(losing, player('Djokovic'), { round: 'final', meetings: [2, 2] });
    expect(kinds(told)).toEqual(['final', 'meetingsLevel', 'losingRun', 'favouriteDespite']);
    const [, , run] = chooseTennisStories(told);
    expect(run?.facts).toMatchObject({ named: true });
    expect(chooseTennisStories(match(losing, player('Djokovic')))[0]?.facts).toMatchObject({ named: false });
  });

  it('a favourite for whom the sentence before speaks is none despite it', () => {
    // Six defeats in a row, and then a lead in the meetings.
    const told = match(player('Alcaraz', { results: results('LLLLLLW') }), player('Djokovic'), { meetings: [1, 0] });
    expect(kinds(told)).toEqual(['losingRun', 'meetingsLead', 'favouriteByPrice']);
  });

  it('a favourite for whom the facts speak is no favourite despite them', () => {
    expect(kinds(match(player('Alcaraz'), player('Djokovic', { results: results('LLLW') }))).at(-1)).toBe('favouriteByPrice');
    expect(kinds(match(player('Alcaraz'), player('Djokovic'), { meetings: [2, 3] })).at(-1)).toBe('favouriteByPrice');
  });
});

describe('after a match', () => {
  /** The final of Wimbledon 2023: Alcaraz 1–6 7–6 6–1 3–6 6–4. */
  const final = {
    winner: 0,
    ending: 'completed',
    sets: [
      [1, 6],
      [7, 6],
      [6, 1],
      [3, 6],
      [6, 4],
    ].map(([own, other]) => ({ games: [own, other] })),
  };

  it('tells what came, what had been expected, and the meetings with this one', () => {
    const told = match(player('Alcaraz'), player('Djokovic'), {
      meetings: [1, 1],
      forecast: { chances: [0.4, 0.6], basis: 'price' },
      result: final as never,
    });
    expect(chooseTennisStories(told)).toMatchObject([
      {
        kind: 'wonAfterLosingFirst',
        facts: {
          winner: 'Alcaraz',
          sets: [
            [1, 6],
            [7, 6],
            [6, 1],
            [3, 6],
            [6, 4],
          ],
        },
      },
      { kind: 'slightOutsiderWon', facts: { winner: 'Alcaraz', loser: 'Djokovic', chance: 0.4 } },
      { kind: 'meetingsAfter', facts: { won: 2, lost: 1 } },
    ]);
  });

  it.each([
    [0.33, 'upset'],
    [0.34, 'slightOutsiderWon'],
    [0.46, 'slightOutsiderWon'],
    [0.47, 'evenBefore'],
    [0.54, 'favouriteWon'],
  ] as const)('speaks of a winner with a chance of %d as %s', (chance, kind) => {
    const forecast = { chances: [chance, 1 - chance], basis: 'price' } as const;
    const told = match(player('Alcaraz'), player('Djokovic'), { forecast, result: final as never });
    expect(chooseTennisStories(told)[1]?.kind).toBe(kind);
  });

  it('turns a score to the side of the winner', () => {
    const straight = { winner: 1, ending: 'completed', sets: [{ games: [4, 6] }, { games: [2, 6] }] };
    const [came] = chooseTennisStories(match(player('Alcaraz'), player('Sinner'), { bestOf: 3, result: straight as never }));
    expect(came).toMatchObject({
      kind: 'wonInStraightSets',
      facts: {
        winner: 'Sinner',
        sets: [
          [6, 4],
          [6, 2],
        ],
      },
    });
  });

  it.each([
    ['walkover', [], ['walkover', 'chanceBefore', 'walkoverBets']],
    ['retired', [[3, 2]], ['retired', 'chanceBefore', 'stakesBack']],
    [
      'retired',
      [
        [6, 3],
        [2, 1],
      ],
      ['retired', 'chanceBefore', 'betsCount'],
    ],
    [
      'disqualified',
      [
        [6, 3],
        [2, 1],
      ],
      ['awarded', 'chanceBefore', 'betsCount'],
    ],
  ])('tells of a match that ended %s at %j what becomes of bets', (ending, sets, expected) => {
    const result = { winner: 0, ending, sets: sets.map((games) => ({ games })) };
    expect(kinds(match(player('Medvedev'), player('Lehečka'), { result: result as never }))).toEqual(expected);
  });
});

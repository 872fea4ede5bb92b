import { describe, expect, it } from 'vitest';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { aForecastToTell, aMatchInTable, aMatchToTell, resultsOf } from '../match-to-tell.fixture.ts';
import type { ForecastToTell, MatchToTell, ResultToTell } from '../match-to-tell.ts';
import type { ReviewStories } from '../stories.ts';
import { reviewStories } from './review-stories.ts';

type ReviewKind = keyof ReviewStories<unknown>;

const kindsOf = (match: MatchToTell<string>, result: ResultToTell) => reviewStories(match, result).map(({ kind }) => kind);
const factsOf = (kind: ReviewKind, match: MatchToTell<string>, result: ResultToTell) =>
  reviewStories(match, result).find((story) => story.kind === kind)?.facts;

describe('the forecast afterwards', () => {
  const forecast = (home: number, draw: number, away: number, more: Partial<ForecastToTell> = {}) =>
    aMatchToTell({ forecast: aForecastToTell({ home, draw, away, ...more }) });

  it('had the winner as its favourite, at home or away', () => {
    const won = { winner: 'Arsenal', loser: 'Everton', winnerAtHome: true, winnerGoals: 2, loserGoals: 0, chance: 0.5 };
    expect(factsOf('expectedWin', forecast(0.5, 0.25, 0.25), { home: 2, away: 0 })).toEqual(won);
    expect(factsOf('expectedWin', forecast(0.25, 0.374, 0.376), { home: 1, away: 2 })).toMatchObject({ winner: 'Everton', chance: 0.38 });
  });

  it('had the loser as its favourite', () => {
    const facts = { winner: 'Everton', winnerAtHome: false, winnerGoals: 1, loserGoals: 0, chance: 0.25, loserChance: 0.5 };
    expect(factsOf('unexpectedWin', forecast(0.5, 0.25, 0.25), { home: 0, away: 1 })).toMatchObject(facts);
    expect(kindsOf(forecast(0.25, 0.25, 0.5), { home: 1, away: 0 })).toContain('unexpectedWin');
  });

  it('had no favourite with less than ten points between the two', () => {
    const open = forecast(0.38, 0.29, 0.33);
    expect(factsOf('winWithoutFavourite', open, { home: 0, away: 1 })).toMatchObject({ winner: 'Everton', chance: 0.33 });
    expect(factsOf('winWithoutFavourite', open, { home: 1, away: 0 })).toMatchObject({ winner: 'Arsenal', chance: 0.38 });
    expect(kindsOf(forecast(0.4, 0.29, 0.31), { home: 1, away: 0 })).toContain('winWithoutFavourite');
    expect(factsOf('drawWithoutFavourite', open, { home: 2, away: 2 })).toEqual({ drawChance: 0.29 });
  });

  it('had a winner six points behind as the outsider', () => {
    const facts = { winner: 'Everton', chance: 0.25, loserChance: 0.33 };
    expect(factsOf('unexpectedWin', forecast(0.33, 0.42, 0.25), { home: 0, away: 1 })).toMatchObject(facts);
    expect(kindsOf(forecast(0.36, 0.34, 0.3), { home: 0, away: 1 })).toContain('unexpectedWin');
    expect(kindsOf(forecast(0.36, 0.33, 0.31), { home: 0, away: 1 })).toContain('winWithoutFavourite');
  });

  it('is not told of a winner with less than 30 per cent, and no fewer than the loser', () => {
    const kinds = kindsOf(forecast(0.28, 0.46, 0.26), { home: 0, away: 1 });
    expect(kinds).not.toContain('winWithoutFavourite');
    expect(kinds).not.toContain('unexpectedWin');
  });

  it('had a favourite who was held', () => {
    const facts = { favourite: 'Everton', outsider: 'Arsenal', favouriteAtHome: false, chance: 0.5 };
    expect(factsOf('favouriteHeldBack', forecast(0.25, 0.25, 0.5), { home: 0, away: 0 })).toEqual(facts);
  });

  const expecting = forecast(0.45, 0.27, 0.28, {
    goals: { home: 1.5, away: 1.1 },
    likeliest: { home: 2, away: 1, chance: 0.1, surpassed: true },
  });

  it('was 2.5 goals and more off', () => {
    expect(factsOf('moreGoals', expecting, { home: 4, away: 2 })).toEqual({ expected: 2.6, goals: 6 });
    expect(kindsOf(expecting, { home: 3, away: 2 })).not.toContain('moreGoals');
    const many = forecast(0.45, 0.27, 0.28, { goals: { home: 2, away: 1.5 } });
    expect(factsOf('fewerGoals', many, { home: 1, away: 0 })).toEqual({ expected: 3.5, goals: 1 });
    expect(kindsOf(many, { home: 2, away: 0 })).not.toContain('fewerGoals');
  });

  it('expected goals where there were none', () => {
    expect(factsOf('goalless', expecting, { home: 0, away: 0 })).toEqual({ expected: 2.6 });
    expect(kindsOf(expecting, { home: 0, away: 0 })).not.toContain('fewerGoals');
    const few = forecast(0.45, 0.27, 0.28, { goals: { home: 0.8, away: 0.6 } });
    expect(kindsOf(few, { home: 0, away: 0 })).not.toContain('goalless');
  });

  it('had this as its likeliest score, which is then all that is told of it', () => {
    const likely = forecast(0.33, 0.35, 0.32, { goals: { home: 2.6, away: 2.2 }, likeliest: { home: 1, away: 1, chance: 0.12 } });
    expect(kindsOf(likely, { home: 1, away: 1 })).toEqual(['justDrawn', 'exactScore']);
    expect(factsOf('exactScore', likely, { home: 1, away: 1 })).toEqual({ chance: 0.12, winnerGoals: 1, loserGoals: 1 });
    expect(kindsOf(expecting, { home: 1, away: 2 })).not.toContain('exactScore');
  });

  it('is silent on the predicted score where another one was likelier', () => {
    expect(kindsOf(expecting, { home: 2, away: 1 })).toEqual(['homeWin', 'expectedWin']);
  });
});

describe('the first half', () => {
  const match = aMatchToTell({ forecast: undefined });
  const told = (end: readonly [number, number], half: readonly [number, number]) =>
    reviewStories(match, { home: end[0], away: end[1], halfTime: { home: half[0], away: half[1] } }).slice(1);

  it('was level in a match that has a winner', () => {
    expect(told([1, 2], [1, 1])).toEqual([{ kind: 'levelAtHalfTime', facts: { goals: 1 } }]);
    expect(told([0, 1], [0, 0])).toEqual([{ kind: 'levelAtHalfTime', facts: { goals: 0 } }]);
  });

  it('saw the later winner behind, the winner’s goals first', () => {
    const facts = { winner: 'Everton', loser: 'Arsenal', winnerAtHome: false, winnerGoals: 3, loserGoals: 2, ownGoals: 0, otherGoals: 2 };
    expect(told([2, 3], [2, 0])).toEqual([{ kind: 'cameFromBehind', facts }]);
  });

  it('settled it with two goals, not with one', () => {
    const facts = { winner: 'Arsenal', loser: 'Everton', winnerAtHome: true, winnerGoals: 3, loserGoals: 1, ownGoals: 2, otherGoals: 0 };
    expect(told([3, 1], [2, 0])).toEqual([{ kind: 'settledByHalfTime', facts }]);
    expect(told([3, 1], [1, 0])).toEqual([]);
  });

  it('settled nothing where the loser came nearer after it', () => {
    expect(told([3, 2], [3, 0])).toEqual([]);
  });

  it('is not told again where it was the final score', () => {
    expect(told([3, 0], [3, 0])).toEqual([]);
  });

  it('gave a lead that did not hold', () => {
    const facts = { club: 'Everton', opponent: 'Arsenal', atHome: false, ownGoals: 1, otherGoals: 0 };
    expect(told([1, 1], [0, 1])).toEqual([{ kind: 'leadNotHeld', facts }]);
    expect(told([1, 1], [1, 1])).toEqual([]);
  });

  it('is not spoken of where it is not known', () => {
    expect(kindsOf(match, { home: 1, away: 0 })).toEqual(['homeWin']);
  });
});

describe('a tie that went on', () => {
  const tie = aMatchToTell({ kind: 'cup', forecast: undefined });

  it('was won in extra time or on penalties, by either side', () => {
    const afterExtraTime = { home: 1, away: 1, later: { decidedBy: 'extra-time', winner: 'away' } } as const;
    expect(factsOf('wonInExtraTime', tie, afterExtraTime)).toEqual({ winner: 'Everton', loser: 'Arsenal' });
    const onPenalties = { home: 1, away: 1, later: { decidedBy: 'penalties', winner: 'home' } } as const;
    expect(factsOf('wonOnPenalties', tie, onPenalties)).toEqual({ winner: 'Arsenal', loser: 'Everton' });
  });

  it('ended level after ninety minutes', () => {
    const kinds = kindsOf(tie, { home: 1, away: 1, later: { decidedBy: 'penalties', winner: 'home' } });
    expect(kinds).toEqual(['justDrawn', 'wonOnPenalties']);
  });
});

describe('long runs', () => {
  const runs = (home: string, away: string, result: ResultToTell) =>
    reviewStories({ ...aMatchInTable({ results: resultsOf(home) }, { results: resultsOf(away) }), forecast: undefined }, result).slice(1);
  const [arsenal, everton] = [
    { club: 'Arsenal', opponent: 'Everton', atHome: true },
    { club: 'Everton', opponent: 'Arsenal', atHome: false },
  ];
  const plain = 'WLLWD';

  it('of wins goes on from the fourth on, this one counted', () => {
    expect(runs('WWWL', plain, { home: 1, away: 0 })).toEqual([{ kind: 'winningRunGoesOn', facts: { ...arsenal, run: 4 } }]);
    expect(runs('WWL', plain, { home: 1, away: 0 })).toEqual([]);
  });

  it('of wins ends with a draw or a defeat, if it was of four', () => {
    expect(runs('WWWWL', plain, { home: 1, away: 1 })).toEqual([{ kind: 'winningRunEnded', facts: { ...arsenal, run: 4, drawn: true } }]);
    expect(runs('WWWWL', plain, { home: 0, away: 1 })).toEqual([{ kind: 'winningRunEnded', facts: { ...arsenal, run: 4 } }]);
    expect(runs('WWWL', plain, { home: 1, away: 1 })).toEqual([]);
  });

  it('of defeats goes on with a fourth, and ends with a win', () => {
    expect(runs(plain, 'LLLW', { home: 2, away: 0 })).toEqual([{ kind: 'losingRunGoesOn', facts: { ...everton, run: 4 } }]);
    expect(runs(plain, 'LLLLW', { home: 0, away: 1 })).toEqual([{ kind: 'losingRunEnded', facts: { ...everton, run: 4 } }]);
    expect(runs(plain, 'LLLW', { home: 0, away: 1 })).toEqual([]);
  });

  it('without a defeat ends with one after six, without a win with one after five', () => {
    expect(runs('WDWDWDL', plain, { home: 0, away: 1 })).toEqual([{ kind: 'unbeatenRunEnded', facts: { ...arsenal, run: 6 } }]);
    expect(runs('WDWDWL', plain, { home: 0, away: 1 })).toEqual([]);
    expect(runs('WDWDWDL', plain, { home: 1, away: 1 })).toEqual([]);
    expect(runs('DLDLDW', plain, { home: 1, away: 0 })).toEqual([{ kind: 'winlessRunEnded', facts: { ...arsenal, run: 5 } }]);
    expect(runs('DLDLW', plain, { home: 1, away: 0 })).toEqual([]);
  });

  it('come after the first half', () => {
    const told = runs('WWWL', plain, { home: 2, away: 1, halfTime: { home: 0, away: 1 } });
    expect(told.map(({ kind }) => kind)).toEqual(['cameFromBehind', 'winningRunGoesOn']);
  });

  it('of both clubs are told by the more remarkable one, an end before what goes on', () => {
    expect(runs('LLLLW', 'WWWWL', { home: 1, away: 0 })).toEqual([{ kind: 'losingRunEnded', facts: { ...arsenal, run: 4 } }]);
    expect(runs('WWWWWL', 'WWWWL', { home: 0, away: 1 })).toEqual([{ kind: 'winningRunEnded', facts: { ...arsenal, run: 5 } }]);
    expect(runs('WWWWL', 'WWWWWWWL', { home: 0, away: 1 })).toEqual([{ kind: 'winningRunGoesOn', facts: { ...everton, run: 8 } }]);
  });
});

describe('the length of a review', () => {
  const course = {
    goals: [
      { minute: 5, side: 'away', kind: 'goal' },
      { minute: 60, side: 'home', kind: 'goal' },
      { minute: 70, side: 'home', kind: 'penalty-goal' },
    ],
    sendingsOff: [{ minute: 65, side: 'away' }],
    missedPenalties: [{ minute: 20, side: 'away' }],
  } as const;
  const result = { home: 2, away: 1, course, after: { places: { home: 1, away: 9 }, decided: [] } };
  const clubs = [
    { results: resultsOf('WWWWL'), standing: { place: 2, points: 12 } },
    { results: resultsOf('LLLLW'), standing: { place: 8, points: 3 } },
  ] as const;

  it('is six sentences, the least remarkable left out, and how it went in the order of time', () => {
    // Beside opening and forecast there is room for four: the new leaders and the missed penalty are told, the winning goal is not.
    expect(kindsOf(aMatchInTable(...clubs), result)).toEqual([
      'homeWin',
      'penaltyMissed',
      'sentOff',
      'movedUp',
      'winningRunGoesOn',
      'expectedWin',
    ]);
  });

  it('is four with less remarkable stories', () => {
    const plain = [
      { results: resultsOf('WLLWD'), standing: { place: 8, points: 7 } },
      { results: resultsOf('WLLWD'), standing: { place: 9, points: 7 } },
    ] as const;
    const goals = [
      { minute: 30, side: 'home', kind: 'goal' },
      { minute: 70, side: 'home', kind: 'goal' },
    ] as const;
    const quiet = {
      home: 2,
      away: 0,
      course: { goals, sendingsOff: [], missedPenalties: [] },
      after: { places: { home: 7, away: 9 }, decided: [] },
    };
    expect(kindsOf(aMatchInTable(...plain), quiet)).toEqual(['homeWin', 'aheadForGood', 'movedUp', 'expectedWin']);
  });
});

describe('the tip afterwards', () => {
  const bet = { market: 'total-goals', line: 2.25, selection: 'over' } as const;
  const settledAs = (outcome: BetOutcome | undefined) =>
    reviewStories(
      aMatchToTell({ forecast: undefined, tip: { kind: 'tip', bet, decimalOdds: 1.9, probability: 0.56, fairOdds: 1.79, outcome } }),
      { home: 2, away: 1 },
    ).slice(1);

  it.each<[BetOutcome, ReviewKind, number]>([
    ['won', 'tipWon', 0.9],
    ['half-won', 'tipHalfWon', 0.45],
    ['void', 'tipVoid', 0],
    ['half-lost', 'tipHalfLost', -0.5],
    ['lost', 'tipLost', -1],
  ])('a tip that is %s is told as %s, with %f units for one', (outcome, kind, profit) => {
    expect(settledAs(outcome)).toEqual([
      { kind, facts: { home: 'Arsenal', away: 'Everton', bet, price: 1.9, profit: expect.closeTo(profit) } },
    ]);
  });

  it('that is not settled yet is not told', () => {
    expect(settledAs(undefined)).toEqual([]);
  });

  it('that was none is not spoken of', () => {
    const match = aMatchToTell({ forecast: undefined, tip: { kind: 'no-tip', reason: 'no-prices' } });
    expect(reviewStories(match, { home: 2, away: 1 }).slice(1)).toEqual([]);
  });
});

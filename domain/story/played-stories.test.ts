import { describe, expect, it } from 'vitest';
import { aMatchInTable, aMatchToTell, aPlainSeason, meetingsOf, resultsOf } from './match-to-tell.fixture.ts';
import type { LeagueResult, MatchToTell, MeetingToTell, StandingToTell } from './match-to-tell.ts';
import { playedStories } from './played-stories.ts';
import type { PlayedStories } from './stories.ts';

type PlayedKind = keyof PlayedStories<unknown>;

const told = (match: MatchToTell<string>) => playedStories(match).map(({ story }) => story);
const factsOf = (kind: PlayedKind, match: MatchToTell<string>) => told(match).find((story) => story.kind === kind)?.facts;
const isMentioned = (kind: PlayedKind, match: MatchToTell<string>) => told(match).some((story) => story.kind === kind);
const ofTopic = (topic: string, match: MatchToTell<string>) =>
  playedStories(match)
    .filter((each) => each.topic === topic)
    .map(({ story }) => story.kind);

describe('where the clubs stand', () => {
  const standing = (home: readonly [place: number, points: number], away: readonly [place: number, points: number]) =>
    aMatchInTable({ standing: { place: home[0], points: home[1] } }, { standing: { place: away[0], points: away[1] } });

  it('is told by the higher and the lower, and what lies between them', () => {
    const facts = { higher: 'Everton', lower: 'Arsenal', higherAtHome: false, higherPlace: 4, lowerPlace: 9, gap: 5, lastPlace: 20 };
    expect(factsOf('standings', standing([9, 30], [4, 35]))).toEqual(facts);
  });

  it('is told as level where no point lies between them', () => {
    const facts = { home: 'Arsenal', away: 'Everton', homePlace: 4, awayPlace: 5, points: 30, lastPlace: 20 };
    expect(told(standing([4, 30], [5, 30]))[0]).toEqual({ kind: 'standingsLevel', facts });
    expect(ofTopic('table', standing([4, 30], [5, 30]))).toEqual(['standingsLevel']);
  });

  it('is not told of two clubs without a point', () => {
    expect(ofTopic('table', standing([19, 0], [20, 0]))).toEqual([]);
  });
});

describe('the form of the last five', () => {
  const form = (home: string, away: string) => aMatchInTable({ results: resultsOf(home) }, { results: resultsOf(away) });

  it('is uneven where both have won, one more often; older matches do not count', () => {
    const facts = { better: 'Everton', worse: 'Arsenal', betterAtHome: false, betterWins: 3, worseWins: 1, of: 5 };
    expect(factsOf('formUneven', form('LWLDLWWW', 'WWLWLLLL'))).toEqual(facts);
  });

  it('is level where both have won as often', () => {
    expect(factsOf('formLevel', form('WLWLD', 'LLWDW'))).toEqual({ home: 'Arsenal', away: 'Everton', wins: 2, of: 5 });
  });

  it('is one-sided where one has won nothing, and nobody’s where neither has', () => {
    const facts = { better: 'Arsenal', worse: 'Everton', betterAtHome: true, betterWins: 2, of: 5 };
    expect(factsOf('formOneSided', form('WLWLD', 'LDDLL'))).toEqual(facts);
    expect(factsOf('formWinless', form('DDLLD', 'LDDLL'))).toEqual({ home: 'Arsenal', away: 'Everton', of: 5 });
  });

  it('is not told while one of them has played four', () => {
    expect(ofTopic('form', form('WLWL', 'LWWLDL'))).toEqual([]);
  });
});

describe('runs beside the opening', () => {
  const of = (results: readonly LeagueResult<string>[]) => aMatchInTable({ results }, {});
  const without = (side: 'scored' | 'conceded', matches: number) => [
    ...resultsOf('D'.repeat(matches), side === 'scored' ? { scored: 0 } : { conceded: 0, scored: 1 }),
    ...resultsOf('DLWWLDLW'),
  ];

  it.each<[PlayedKind, number, LeagueResult<string>[], LeagueResult<string>[]]>([
    ['alsoWinning', 3, resultsOf('WWWLLDWLD'), resultsOf('WWLLDWLD')],
    ['alsoLosing', 3, resultsOf('LLLWWDLWD'), resultsOf('LLWWDLWD')],
    ['alsoUnbeaten', 5, resultsOf('WDWDWLLWL'), resultsOf('WDWDLLWL')],
    ['alsoWinless', 4, resultsOf('LDLDWWLWW'), resultsOf('LDLWWLWW')],
    ['alsoGoalless', 2, without('scored', 2), without('scored', 1)],
    ['alsoCleanSheets', 3, without('conceded', 3), without('conceded', 2)],
  ])('%s begins at %i matches', (kind, run, long, short) => {
    expect(factsOf(kind, of(long))).toEqual({ club: 'Arsenal', opponent: 'Everton', atHome: true, run });
    expect(isMentioned(kind, of(short))).toBe(false);
  });
});

describe('sides of the ground beside the opening', () => {
  const atHome = (line: string) => aMatchInTable({ results: resultsOf(line, { atHome: true }) }, {});
  const onTravels = (line: string) => aMatchInTable({}, { results: resultsOf(line, { atHome: false }) });

  it.each<[PlayedKind, MatchToTell<string>, MatchToTell<string>]>([
    ['alsoFortress', atHome('WDWD'), atHome('WDW')],
    ['alsoHomeWithoutWin', atHome('LDLD'), atHome('LDL')],
    ['alsoStrongTravellers', onTravels('WDWD'), onTravels('WDW')],
    ['alsoAwayWithoutWin', onTravels('LDLD'), onTravels('LDL')],
  ])('%s needs four matches', (kind, four, three) => {
    expect(factsOf(kind, four)).toMatchObject({ played: 4, won: kind.endsWith('WithoutWin') ? 0 : 2 });
    expect(isMentioned(kind, three)).toBe(false);
  });

  it('are told as all won where nothing else came', () => {
    expect(factsOf('alsoPerfectAtHome', atHome('WWWW'))).toMatchObject({ played: 4, won: 4 });
    expect(isMentioned('alsoFortress', atHome('WWWW'))).toBe(false);
    expect(factsOf('alsoPerfectAway', onTravels('WWWW'))).toMatchObject({ played: 4, won: 4 });
    expect(isMentioned('alsoStrongTravellers', onTravels('WWWW'))).toBe(false);
  });

  it('are no matter where nobody is at home', () => {
    expect(ofTopic('side', { ...atHome('WDWD'), neutral: true })).toEqual([]);
  });
});

describe('the goals of a club’s matches', () => {
  const five = (scored: number, last: number) =>
    aMatchInTable(
      { results: resultsOf('WWWWW').map((_, index) => ({ scored: index === 4 ? last : scored, conceded: 1, atHome: index % 2 === 0 })) },
      {},
    );

  it('are many from 3.3 a match on', () => {
    // Four times 2–1 and once 4–1: 17 goals in five matches, 3.4 a match; with 3–1 it is 3.2.
    expect(factsOf('manyGoals', five(2, 4))).toEqual({ club: 'Arsenal', opponent: 'Everton', atHome: true, matches: 5, goals: 17 });
    expect(isMentioned('manyGoals', five(2, 3))).toBe(false);
  });

  it('are few up to two a match, but not where there was none', () => {
    expect(factsOf('fewGoals', five(1, 1))).toMatchObject({ matches: 5, goals: 10 });
    expect(isMentioned('fewGoals', five(1, 2))).toBe(false);
    expect(isMentioned('fewGoals', aMatchInTable({ results: resultsOf('DDDDD', { scored: 0, conceded: 0 }) }, {}))).toBe(false);
  });

  it('are not counted before five matches', () => {
    expect(isMentioned('manyGoals', aMatchInTable({ results: resultsOf('WWWL', { scored: 4 }) }, {}))).toBe(false);
  });
});

describe('the last match beside the opening', () => {
  /** Arsenal, 9th of twenty, with a last match, against Everton; the season before it is plain. */
  const withLast = (last: Partial<LeagueResult<string>>, place = 9) => {
    const result = { scored: 1, conceded: 1, atHome: false, opponent: 'Fulham', opponentPlace: 11, ...last };
    return aMatchInTable({ standing: { place, points: 30 }, results: [result, ...aPlainSeason()] }, {});
  };
  const facts = { club: 'Arsenal', opponent: 'Everton', atHome: true, rival: 'Fulham', wasAtHome: false };

  it('is told when it was won or lost by three goals', () => {
    expect(factsOf('lastWon', withLast({ scored: 4, conceded: 1 }))).toEqual({ ...facts, ownGoals: 4, otherGoals: 1 });
    expect(isMentioned('lastWon', withLast({ scored: 3, conceded: 1 }))).toBe(false);
    expect(factsOf('lastLost', withLast({ scored: 0, conceded: 3 }))).toEqual({ ...facts, ownGoals: 0, otherGoals: 3 });
  });

  it('is told of a win over one of the first three, by a club three places below, with the rival’s place', () => {
    const won = { scored: 1, conceded: 0, opponentPlace: 3 };
    expect(factsOf('lastWon', withLast(won, 6))).toEqual({ ...facts, rivalPlace: 3, ownGoals: 1, otherGoals: 0 });
    expect(isMentioned('lastWon', withLast(won, 5))).toBe(false);
    expect(isMentioned('lastWon', withLast({ ...won, opponentPlace: 4 }, 12))).toBe(false);
  });

  it('is told of a defeat by the last of the table', () => {
    expect(factsOf('lastLost', withLast({ scored: 0, conceded: 1, opponentPlace: 20 }))).toMatchObject({ rivalPlace: 20 });
    expect(isMentioned('lastLost', withLast({ scored: 0, conceded: 1, opponentPlace: 19 }))).toBe(false);
  });

  it('is not told against the opponent of the coming match, nor without knowing the rival', () => {
    expect(isMentioned('lastWon', withLast({ scored: 4, conceded: 0, opponent: 'Everton' }))).toBe(false);
    expect(isMentioned('lastWon', withLast({ scored: 4, conceded: 0, opponent: undefined }))).toBe(false);
  });
});

describe('the end of the season beside the opening', () => {
  const chanceOf = (standing: Partial<StandingToTell>) =>
    factsOf('seasonChance', aMatchInTable({ standing: { place: 9, points: 30, ...standing } }, {}));
  const facts = { club: 'Arsenal', opponent: 'Everton', atHome: true };

  it('is told of a chance between a tenth and 95 per cent, the title first', () => {
    expect(chanceOf({ titleChance: 0.1, relegationChance: 0.3 })).toEqual({ ...facts, of: 'title', chance: 0.1 });
    expect(chanceOf({ titleChance: 0.09, relegationChance: 0.3 })).toEqual({ ...facts, of: 'relegation', chance: 0.3 });
    expect(chanceOf({ promotionChance: 0.95 })).toEqual({ ...facts, of: 'promotion', chance: 0.95 });
    expect(chanceOf({ promotionChance: 0.96, relegationChance: 0 })).toBeUndefined();
  });

  it('is not told of a club whose season is decided', () => {
    expect(chanceOf({ titleChance: 0.5, decided: 'relegated' })).toBeUndefined();
  });
});

describe('promotion beside the opening', () => {
  it('is told of the one newcomer of a match', () => {
    const match = aMatchInTable({ promoted: true }, {});
    expect(factsOf('alsoPromoted', match)).toEqual({ club: 'Arsenal', opponent: 'Everton', atHome: true });
    expect(isMentioned('alsoPromoted', aMatchInTable({ promoted: true }, { promoted: true }))).toBe(false);
  });
});

describe('players who miss a match', () => {
  it('are counted for the club that misses more, from three on', () => {
    const match = (home: number, away: number) => aMatchInTable({ missingPlayers: home }, { missingPlayers: away });
    expect(factsOf('alsoMissing', match(2, 4))).toEqual({ club: 'Everton', opponent: 'Arsenal', atHome: false, players: 4 });
    expect(isMentioned('alsoMissing', match(2, 1))).toBe(false);
    expect(isMentioned('alsoMissing', match(3, 3))).toBe(false);
  });
});

describe('earlier meetings', () => {
  const met = (list: readonly MeetingToTell[]) => aMatchToTell({ meetings: { list, since: 1993, leagueOnly: true } });
  const known = { since: 1993, leagueOnly: true };

  it('lean to the one who won more than half of them', () => {
    const list = meetingsOf([2, 0], [0, 1], [1, 2], [0, 3]);
    const facts = { ...known, leader: 'Everton', trailer: 'Arsenal', leaderAtHome: false, meetings: 4, leaderWins: 3 };
    expect(factsOf('meetingsLead', met(list))).toEqual(facts);
    expect(isMentioned('meetingsLead', met(meetingsOf([1, 1], [2, 2], [0, 1], [0, 3])))).toBe(false);
    expect(isMentioned('meetingsLead', met(list.slice(1)))).toBe(false);
  });

  it('are level with as many wins each, but not with none', () => {
    const facts = { ...known, home: 'Arsenal', away: 'Everton', meetings: 4, wins: 1 };
    expect(factsOf('meetingsLevel', met(meetingsOf([1, 1], [1, 0], [0, 1], [0, 0])))).toEqual(facts);
    expect(isMentioned('meetingsLevel', met(meetingsOf([1, 1], [0, 0], [2, 2], [0, 0])))).toBe(false);
  });

  it('end with the last one, won or drawn', () => {
    expect(factsOf('lastMeetingWon', met(meetingsOf([0, 2], [5, 0])))).toEqual({
      winner: 'Everton',
      loser: 'Arsenal',
      winnerAtHome: false,
      winnerGoals: 2,
      loserGoals: 0,
      on: { month: 3, year: 2024 },
    });
    expect(factsOf('lastMeetingDrawn', met(meetingsOf([2, 2], [5, 0])))).toEqual({
      home: 'Arsenal',
      away: 'Everton',
      goals: 2,
      on: { month: 3, year: 2024 },
    });
  });

  it('are said to be none where none is known, and not spoken of where nothing is', () => {
    expect(told(met([]))).toEqual([{ kind: 'neverMet', facts: { ...known, home: 'Arsenal', away: 'Everton' } }]);
    expect(told(aMatchToTell())).toEqual([]);
  });
});

describe('on neutral ground', () => {
  const list = meetingsOf([2, 0], [1, 0], [3, 0], [0, 0]);
  const match = {
    ...aMatchInTable({ standing: { place: 1, points: 40 }, results: resultsOf('WWWWWW') }, { standing: { place: 2, points: 30 } }),
    neutral: true,
    meetings: { list, since: 1993, leagueOnly: true },
  };

  it('nothing is told of one club alone', () => {
    expect(told(match).map(({ kind }) => kind)).toEqual(['standings', 'formUneven', 'meetingsLead', 'lastMeetingWon']);
  });

  it('nobody is said to be at home', () => {
    expect(factsOf('standings', match)).not.toHaveProperty('higherAtHome');
    expect(factsOf('formUneven', match)).not.toHaveProperty('betterAtHome');
    expect(factsOf('meetingsLead', match)).not.toHaveProperty('leaderAtHome');
  });
});

it('of a cup tie only earlier meetings are told', () => {
  const list = meetingsOf([0, 2]);
  const tie = {
    ...aMatchInTable({ results: aPlainSeason(), promoted: true }, {}),
    kind: 'cup',
    meetings: { list, since: 1993, leagueOnly: false },
  } as const;
  expect(told(tie).map(({ kind }) => kind)).toEqual(['lastMeetingWon']);
});

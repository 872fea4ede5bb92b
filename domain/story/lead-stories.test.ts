import { describe, expect, it } from 'vitest';
import { leadStories } from './lead-stories.ts';
import { aClub, aMatchInTable, aMatchToTell, aPlainSeason, meetingsOf, resultsOf } from './match-to-tell.fixture.ts';
import type { LeagueResult, MatchToTell, MeetingToTell } from './match-to-tell.ts';
import type { LeadKind } from './stories.ts';

const factsOf = (kind: LeadKind, match: MatchToTell<string>) => leadStories(match).find(({ story }) => story.kind === kind)?.story.facts;
const kindsOf = (match: MatchToTell<string>) => leadStories(match).map(({ story }) => story.kind);
const isMentioned = (kind: LeadKind, match: MatchToTell<string>) => kindsOf(match).includes(kind);

/** Arsenal at home to Everton, each at a place with points. */
const standing = (home: readonly [place: number, points: number], away: readonly [place: number, points: number]) =>
  aMatchInTable({ standing: { place: home[0], points: home[1] } }, { standing: { place: away[0], points: away[1] } });

describe('the table as an opening', () => {
  it('the first meets the second, so many points apart, on the ground of either', () => {
    const apart = { leader: 'Arsenal', chaser: 'Everton', gap: 4, leaderAtHome: true };
    expect(factsOf('firstMeetsSecond', standing([1, 50], [2, 46]))).toEqual(apart);
    const away = { leader: 'Everton', chaser: 'Arsenal', gap: 1, leaderAtHome: false };
    expect(factsOf('firstMeetsSecond', standing([2, 49], [1, 50]))).toEqual(away);
  });

  it('the first two level on points are no zero points apart', () => {
    const match = standing([1, 50], [2, 50]);
    expect(factsOf('firstMeetsSecondLevel', match)).toEqual({ leader: 'Arsenal', chaser: 'Everton', points: 50, leaderAtHome: true });
    expect(isMentioned('firstMeetsSecond', match)).toBe(false);
  });

  it('says nothing before both have played four matches', () => {
    const at = (home: string, away: string) =>
      aMatchInTable(
        { results: resultsOf(home), standing: { place: 1, points: 9 } },
        { results: resultsOf(away), standing: { place: 2, points: 7 } },
      );
    expect(isMentioned('firstMeetsSecond', at('WWWL', 'WWDL'))).toBe(true);
    expect(isMentioned('firstMeetsSecond', at('WWWL', 'WWD'))).toBe(false);
    expect(isMentioned('inTable', at('WWW', 'WWDL'))).toBe(false);
  });

  it('the leader plays somebody further down, and is so many points ahead of the second', () => {
    const match = standing([9, 30], [1, 50]);
    const facts = { club: 'Everton', opponent: 'Arsenal', atHome: false, ahead: 4, opponentPlace: 9, lastPlace: 20 };
    expect(factsOf('leaderPlays', match)).toEqual(facts);
    expect(isMentioned('leaderPlays', { ...match, table: { clubs: 20, ahead: 0 } })).toBe(false);
  });

  it('two clubs in relegation places, or right above them, fight against it', () => {
    expect(factsOf('relegationFight', standing([17, 20], [19, 15]))).toEqual({
      home: 'Arsenal',
      away: 'Everton',
      homePlace: 17,
      awayPlace: 19,
      lastPlace: 20,
    });
    expect(isMentioned('relegationFight', standing([20, 14], [18, 18]))).toBe(true);
    expect(isMentioned('relegationFight', standing([16, 22], [19, 15]))).toBe(false);
  });

  it('nobody fights against relegation who is safe by the simulation, or by the points left', () => {
    const fight = (chances: readonly [number, number]) =>
      aMatchInTable(
        { standing: { place: 17, points: 20, relegationChance: chances[0] } },
        { standing: { place: 19, points: 15, relegationChance: chances[1] } },
      );
    expect(isMentioned('relegationFight', fight([0.25, 0.6]))).toBe(true);
    expect(isMentioned('relegationFight', fight([0.24, 0.6]))).toBe(false);
    // 29 points against the 16 of the first place that leads down, with two matches left.
    const safe = aMatchInTable(
      { standing: { place: 17, points: 29, matchesLeft: 2 } },
      { standing: { place: 18, points: 16, matchesLeft: 2 } },
    );
    const table = { clubs: 20, relegatedFrom: 18, ahead: 4, relegationLine: { above: 29, below: 16 } };
    expect(isMentioned('relegationFight', { ...safe, table })).toBe(false);
  });

  it('a season that is decided for a club is the opening instead of a race', () => {
    const match = aMatchInTable({ standing: { place: 1, points: 80, decided: 'champion' } }, { standing: { place: 2, points: 74 } });
    const facts = { club: 'Arsenal', opponent: 'Everton', atHome: true, as: 'champion', opponentPlace: 2, lastPlace: 20 };
    expect(factsOf('alreadyDecided', match)).toEqual(facts);
    expect(isMentioned('firstMeetsSecond', match)).toBe(false);
    expect(isMentioned('leaderPlays', match)).toBe(false);
    const down = aMatchInTable({ standing: { place: 9, points: 30 } }, { standing: { place: 20, points: 8, decided: 'relegated' } });
    expect(factsOf('alreadyDecided', down)).toMatchObject({ club: 'Everton', atHome: false, as: 'relegated', opponentPlace: 9 });
  });

  it('nobody fights against relegation where nobody goes down', () => {
    expect(isMentioned('relegationFight', { ...standing([17, 20], [19, 15]), table: { clubs: 20, ahead: 4 } })).toBe(false);
  });

  it('the last plays somebody who need not fear for the place', () => {
    const facts = { club: 'Everton', opponent: 'Arsenal', atHome: false, opponentPlace: 9 };
    expect(factsOf('bottomPlays', standing([9, 30], [20, 12]))).toEqual(facts);
    expect(isMentioned('bottomPlays', standing([9, 30], [19, 12]))).toBe(false);
    expect(isMentioned('bottomPlays', standing([18, 14], [20, 12]))).toBe(false);
  });

  it('a win lifts a club above one that is two points ahead, but not above one that is three ahead', () => {
    expect(factsOf('overtake', standing([9, 30], [7, 32]))).toEqual({
      lower: 'Arsenal',
      higher: 'Everton',
      lowerPlace: 9,
      higherPlace: 7,
      lowerAtHome: true,
      lastPlace: 20,
      gap: 2,
    });
    expect(isMentioned('overtake', standing([9, 30], [7, 33]))).toBe(false);
  });

  it('two clubs level on points are told by their points, but not by none at all', () => {
    const facts = { home: 'Arsenal', away: 'Everton', homePlace: 7, awayPlace: 8, points: 30, lastPlace: 20 };
    expect(factsOf('levelOnPoints', standing([7, 30], [8, 30]))).toEqual(facts);
    expect(isMentioned('overtake', standing([7, 30], [8, 30]))).toBe(false);
    expect(isMentioned('levelOnPoints', standing([19, 0], [20, 0]))).toBe(false);
  });

  it('ten points are a gulf, nine are none', () => {
    expect(factsOf('gulf', standing([12, 25], [4, 35]))).toEqual({
      higher: 'Everton',
      lower: 'Arsenal',
      higherPlace: 4,
      lowerPlace: 12,
      higherAtHome: false,
      lastPlace: 20,
      gap: 10,
    });
    expect(isMentioned('gulf', standing([12, 25], [4, 34]))).toBe(false);
  });
});

describe('a run as an opening', () => {
  const of = (results: readonly LeagueResult<string>[]) => aMatchInTable({ results }, {});
  const without = (side: 'scored' | 'conceded', matches: number) => [
    ...resultsOf('D'.repeat(matches), side === 'scored' ? { scored: 0 } : { conceded: 0, scored: 1 }),
    ...resultsOf('DLWWLDLW'),
  ];

  it.each<[LeadKind, number, LeagueResult<string>[], LeagueResult<string>[]]>([
    ['winningRun', 4, resultsOf('WWWWLLDWLD'), resultsOf('WWWLLDWLD')],
    ['losingRun', 4, resultsOf('LLLLWWDLWD'), resultsOf('LLLWWDLWD')],
    ['unbeatenRun', 6, resultsOf('WDWDWDLLWL'), resultsOf('WDWDWLLWL')],
    ['winlessRun', 5, resultsOf('LDLDLWWLWW'), resultsOf('LDLDWWLWW')],
    ['goalDrought', 3, without('scored', 3), without('scored', 2)],
    ['cleanSheets', 3, without('conceded', 3), without('conceded', 2)],
  ])('%s begins at %i matches', (kind, run, long, short) => {
    expect(factsOf(kind, of(long))).toEqual({ club: 'Arsenal', opponent: 'Everton', atHome: true, run });
    expect(isMentioned(kind, of(short))).toBe(false);
  });

  it('is told of the away side as well', () => {
    const match = aMatchInTable({}, { results: resultsOf('WWWWLLDWLD') });
    expect(factsOf('winningRun', match)).toEqual({ club: 'Everton', opponent: 'Arsenal', atHome: false, run: 4 });
  });

  it('of wins alone is not told as one without defeat, one of defeats alone not as one without a win', () => {
    expect(kindsOf(of(resultsOf('WWWWWWL')))).not.toContain('unbeatenRun');
    expect(kindsOf(of(resultsOf('LLLLLLW')))).not.toContain('winlessRun');
  });

  it('three wins of one meet three defeats of the other', () => {
    const runs = (home: string, away: string) => aMatchInTable({ results: resultsOf(home) }, { results: resultsOf(away) });
    expect(factsOf('oppositeRuns', runs('LLLLWD', 'WWWLD'))).toEqual({
      up: 'Everton',
      down: 'Arsenal',
      upRun: 3,
      downRun: 4,
      upAtHome: false,
    });
    expect(isMentioned('oppositeRuns', runs('WWWLD', 'LLWLD'))).toBe(false);
    expect(isMentioned('oppositeRuns', runs('WWWLD', 'WWWLD'))).toBe(false);
  });
});

describe('a side of the ground as an opening', () => {
  const atHome = (line: string) =>
    aMatchInTable({ results: [...resultsOf(line, { atHome: true }), ...resultsOf('LL', { atHome: false })] }, {});
  const onTravels = (line: string) =>
    aMatchInTable({}, { results: [...resultsOf(line, { atHome: false }), ...resultsOf('LL', { atHome: true })] });

  it('a home side without a home defeat in five matches has a fortress', () => {
    const facts = { club: 'Arsenal', opponent: 'Everton', atHome: true, played: 5, won: 3 };
    expect(factsOf('fortress', atHome('WDWDW'))).toEqual(facts);
    expect(isMentioned('fortress', atHome('WDWD'))).toBe(false);
    expect(isMentioned('fortress', atHome('WDWLW'))).toBe(false);
  });

  it('a side that has won all five of its matches there has more to tell than one that has not lost', () => {
    const facts = { club: 'Arsenal', opponent: 'Everton', atHome: true, played: 5, won: 5 };
    expect(factsOf('perfectAtHome', atHome('WWWWW'))).toEqual(facts);
    expect(isMentioned('fortress', atHome('WWWWW'))).toBe(false);
    expect(isMentioned('perfectAtHome', atHome('WWWW'))).toBe(false);
    expect(factsOf('perfectAway', onTravels('WWWWW'))).toEqual({ ...facts, club: 'Everton', opponent: 'Arsenal', atHome: false });
    expect(isMentioned('strongTravellers', onTravels('WWWWW'))).toBe(false);
    expect(isMentioned('perfectAway', onTravels('WWWWD'))).toBe(false);
  });

  it('a home side without a home win in five matches has no fortress, whether it lost or drew', () => {
    const facts = { club: 'Arsenal', opponent: 'Everton', atHome: true, played: 5, won: 0 };
    expect(factsOf('homeWithoutWin', atHome('DDDDD'))).toEqual(facts);
    expect(isMentioned('fortress', atHome('DDDDD'))).toBe(false);
    expect(isMentioned('homeWithoutWin', atHome('LDLD'))).toBe(false);
    expect(isMentioned('homeWithoutWin', atHome('LDLDW'))).toBe(false);
  });

  it('an away side that has not lost away, or not won away, in five matches', () => {
    const facts = { club: 'Everton', opponent: 'Arsenal', atHome: false, played: 5 };
    expect(factsOf('strongTravellers', onTravels('WDWDD'))).toEqual({ ...facts, won: 2 });
    expect(factsOf('awayWithoutWin', onTravels('LDLLD'))).toEqual({ ...facts, won: 0 });
    expect(isMentioned('strongTravellers', onTravels('WDWD'))).toBe(false);
    expect(isMentioned('awayWithoutWin', onTravels('LDLL'))).toBe(false);
  });

  it('what a club does on the other side is no matter', () => {
    const travellersAtHome = aMatchInTable(
      { results: resultsOf('WDWDW', { atHome: false }) },
      { results: resultsOf('LLLLL', { atHome: true }) },
    );
    expect(leadStories(travellersAtHome).filter(({ topic }) => topic === 'side')).toEqual([]);
  });
});

describe('earlier meetings as an opening', () => {
  const met = (list: readonly MeetingToTell[], more: Partial<MatchToTell<string>> = {}) => ({
    ...aMatchInTable({}, {}),
    meetings: { list, since: 1993, leagueOnly: true },
    ...more,
  });

  it('a club that has not won in five meetings waits for a win, drawn ones among them', () => {
    const list = meetingsOf([1, 1], [0, 2], [1, 2], [0, 0], [2, 3], [1, 0]);
    expect(factsOf('hoodoo', met(list))).toEqual({ club: 'Arsenal', opponent: 'Everton', atHome: true, meetings: 5 });
    expect(isMentioned('hoodoo', met(list.slice(1)))).toBe(false);
  });

  it('a club that never won waits since the first meeting', () => {
    const list = meetingsOf([2, 1], [2, 0], [1, 1], [1, 0], [3, 0], [2, 2]);
    expect(factsOf('hoodoo', met(list))).toEqual({ club: 'Everton', opponent: 'Arsenal', atHome: false, meetings: 6 });
  });

  it('three goals between the two in the last meeting are remembered for 400 days', () => {
    const last = (home: number, away: number, daysAgo: number) => met([{ home, away, on: { month: 3, year: 2024 }, daysAgo }]);
    expect(factsOf('heavyDefeat', last(1, 4, 400))).toEqual({
      winner: 'Everton',
      loser: 'Arsenal',
      winnerAtHome: false,
      winnerGoals: 4,
      loserGoals: 1,
      on: { month: 3, year: 2024 },
    });
    expect(isMentioned('heavyDefeat', last(1, 4, 401))).toBe(false);
    expect(isMentioned('heavyDefeat', last(1, 3, 400))).toBe(false);
  });

  it('an older heavy defeat is no story once they have met again', () => {
    const on = { month: 3, year: 2024 };
    const list = [
      { home: 1, away: 1, on, daysAgo: 100 },
      { home: 0, away: 5, on, daysAgo: 200 },
    ];
    expect(isMentioned('heavyDefeat', met(list))).toBe(false);
    expect(isMentioned('heavyDefeat', met(list.slice(1)))).toBe(true);
  });

  it('speaks of nobody’s ground where nobody is at home', () => {
    const list = meetingsOf([0, 4], [0, 2], [1, 2], [0, 0], [2, 3]);
    expect(leadStories(met(list, { neutral: true })).map(({ story }) => story.kind)).toEqual(['neutralGround']);
  });
});

describe('the occasion as an opening', () => {
  it('two clubs without a match play their first of the season', () => {
    const facts = { home: 'Arsenal', away: 'Everton', competition: 'Premier League' };
    expect(factsOf('seasonStart', aMatchToTell())).toEqual(facts);
    const begun = aMatchToTell({ away: aClub('Everton', { results: resultsOf('D') }) });
    expect(isMentioned('seasonStart', begun)).toBe(false);
    expect(factsOf('leagueMatch', begun)).toEqual(facts);
  });

  it('a cup tie is told with its stage, and by no table', () => {
    const tie = { ...standing([1, 50], [2, 46]), kind: 'cup', competition: 'FA Cup', stage: 'quarter-final' } as const;
    const facts = { home: 'Arsenal', away: 'Everton', competition: 'FA Cup', stage: 'quarter-final' };
    expect(leadStories(tie).map(({ story }) => story)).toEqual([{ kind: 'cupTie', facts }]);
  });

  it('a final is a final on whatever ground', () => {
    const final = aMatchToTell({ kind: 'cup', competition: 'FA Cup', stage: 'final' });
    expect(kindsOf(final)).toEqual(['cupFinal']);
    expect(kindsOf({ ...final, neutral: true })).toEqual(['cupFinal']);
  });

  it('neutral ground is said, in a cup and in a league', () => {
    expect(kindsOf(aMatchToTell({ kind: 'cup', neutral: true, stage: 'semi-final' }))).toEqual(['neutralGround']);
    expect(kindsOf({ ...standing([1, 50], [2, 46]), neutral: true })).toEqual(['neutralGround']);
  });

  it('two clubs of one town play a derby', () => {
    const facts = { home: 'Arsenal', away: 'Everton', town: 'London' };
    expect(factsOf('derby', { ...aMatchInTable({}, {}), town: 'London' })).toEqual(facts);
    expect(isMentioned('derby', aMatchInTable({}, {}))).toBe(false);
  });

  it('a newcomer is news for eight matches, and where the other club is none', () => {
    const newcomer = (played: number) => aMatchInTable({}, { promoted: true, results: aPlainSeason().slice(0, played) });
    expect(factsOf('promoted', newcomer(7))).toEqual({ club: 'Everton', opponent: 'Arsenal', atHome: false });
    expect(isMentioned('promoted', newcomer(8))).toBe(false);
    const both = aMatchInTable({ promoted: true, results: resultsOf('WLL') }, { promoted: true, results: resultsOf('LLW') });
    expect(isMentioned('promoted', both)).toBe(false);
  });
});

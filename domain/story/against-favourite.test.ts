import { describe, expect, it } from 'vitest';
import { againstFavourite } from './against-favourite.ts';
import { aMatchInTable, resultsOf } from './match-to-tell.fixture.ts';
import type { ClubToTell } from './match-to-tell.ts';
import type { Story } from './stories.ts';
import type { Topic, WeighedStory } from './weighed-story.ts';

const promoted = { kind: 'alsoPromoted', facts: { club: 'Arsenal', opponent: 'Everton', atHome: true } } as const;
const of = (topic: Topic, story: Story<string> = promoted): WeighedStory<string> => ({ weight: 1, topic, story });

/** The facts that speak against Arsenal at home, and against them away; the other club is Everton, and changes its name with the ground. */
const against = (
  arsenal: Partial<ClubToTell<string>>,
  other: Partial<ClubToTell<string>>,
  ...told: (Topic | ((favourite: string, outsider: string) => Story<string>))[]
) => {
  const stories = (favourite: string, outsider: string) =>
    told.map((each) => (typeof each === 'string' ? of(each) : of('form', each(favourite, outsider))));
  return [
    againstFavourite(aMatchInTable(arsenal, other), true, stories('Arsenal', 'Everton')),
    againstFavourite(aMatchInTable(other, arsenal), false, stories('Everton', 'Arsenal')),
  ];
};
const run = (club: string) => ({ club, opponent: 'the other', atHome: true, run: 4 });
const bad = (favourite: string) => ({ kind: 'alsoWinless', facts: run(favourite) }) as const;
const good = (_: string, outsider: string) => ({ kind: 'alsoUnbeaten', facts: run(outsider) }) as const;
const nothing = [undefined, undefined];

describe('what speaks against a favourite', () => {
  it('is the table where the outsider has four points more', () => {
    const behind = (points: number, topic: Topic) =>
      against({ standing: { place: 9, points: 30 } }, { standing: { place: 4, points: 30 + points } }, topic);
    expect(behind(4, 'table')).toEqual(['table', 'table']);
    expect(behind(3, 'table')).toEqual(nothing);
    expect(behind(4, 'form')).toEqual(nothing);
  });

  it('is the table where the outsider is second and the favourite four places behind', () => {
    const behind = (place: number, of: number) =>
      against({ standing: { place: of, points: 30 } }, { standing: { place, points: 33 } }, 'table');
    expect(behind(2, 6)).toEqual(['table', 'table']);
    expect(behind(2, 5)).toEqual(nothing);
    expect(behind(3, 7)).toEqual(nothing);
  });

  it('is the table two points ahead where the outsider has won more of late, which no sentence tells', () => {
    const ahead = (gap: number, form: string) =>
      against(
        { standing: { place: 9, points: 30 }, results: resultsOf('LDLDWWLW') },
        { standing: { place: 6, points: 30 + gap }, results: resultsOf(form) },
        'table',
      );
    expect(ahead(2, 'WWDLWLDL')).toEqual(['table', 'table']);
    expect(ahead(1, 'WWDLWLDL')).toEqual(nothing);
    expect(ahead(2, 'LDLDWWLW')).toEqual(nothing);
  });

  it('is the table against any form where the outsider has nine points more', () => {
    const ahead = (gap: number) =>
      against({ standing: { place: 9, points: 30 } }, { standing: { place: 4, points: 30 + gap } }, 'table', (favourite, outsider) => ({
        kind: 'formUneven',
        facts: { better: favourite, worse: outsider, betterWins: 3, worseWins: 1, of: 5 },
      }));
    expect(ahead(9)).toEqual(['table', 'table']);
    expect(ahead(8)).toEqual(nothing);
  });

  it('is the form of a visitor that has won every match away', () => {
    const match = aMatchInTable({}, {});
    const perfect = (club: string) =>
      of('side', { kind: 'alsoPerfectAway', facts: { club, opponent: 'the other', atHome: false, played: 6, won: 6 } });
    expect(againstFavourite(match, true, [perfect('Everton')])).toBe('other-form');
    expect(againstFavourite(match, false, [perfect('Everton')])).toBeUndefined();
    const running = aMatchInTable({ results: resultsOf('WWWLDLWL') }, {});
    expect(againstFavourite(running, true, [perfect('Everton')])).toBeUndefined();
  });

  it('is the table with the form of both, once both are in the text, from one point or none on', () => {
    const apart = (gap: number, forms: readonly [string, string], ...told: Parameters<typeof against>[2][]) =>
      against(
        { standing: { place: 9, points: 30 }, results: resultsOf(forms[0]) },
        { standing: { place: 4, points: 30 + gap }, results: resultsOf(forms[1]) },
        ...told,
      );
    const better = (favourite: string, outsider: string) =>
      ({ kind: 'formUneven', facts: { better: outsider, worse: favourite, betterWins: 3, worseWins: 1, of: 5 } }) as const;
    const worse = (favourite: string, outsider: string) => better(outsider, favourite);
    const [bad, good] = ['LDLDWWLW', 'WWDLWLDL'];
    expect(apart(1, [bad, good], 'table', better)).toEqual(['table-and-form', 'table-and-form']);
    expect(apart(0, [bad, good], 'table', better)).toEqual(['table-and-form', 'table-and-form']);
    expect(apart(1, [bad, good], 'table')).toEqual(nothing);
    expect(apart(1, [good, bad], 'table')).toEqual(nothing);
    expect(apart(1, [bad, good], better)).toEqual(nothing);
    expect(apart(1, [good, bad], 'table', worse)).toEqual(nothing);
    expect(apart(5, [good, bad], 'table', worse)).toEqual(nothing);
    expect(apart(5, [bad, good], 'table', better)).toEqual(['table-and-form', 'table-and-form']);
  });

  it('is the table alone after a remarkable last match of which the end speaks for the favourite', () => {
    const better = (favourite: string, outsider: string) =>
      ({ kind: 'formUneven', facts: { better: outsider, worse: favourite, betterWins: 3, worseWins: 1, of: 5 } }) as const;
    const last = { opponent: 'the other', atHome: true, rival: 'Leeds', ownGoals: 3, otherGoals: 0, wasAtHome: true };
    const won = (favourite: string) => ({ kind: 'lastWon', facts: { ...last, club: favourite } }) as const;
    const lost = (_: string, outsider: string) => ({ kind: 'lastLost', facts: { ...last, club: outsider } }) as const;
    const wonByOther = (_: string, outsider: string) => ({ kind: 'lastWon', facts: { ...last, club: outsider } }) as const;
    const besideTable = (...told: Parameters<typeof against>[2][]) =>
      against(
        { standing: { place: 9, points: 30 }, results: resultsOf('LDLDWWLW') },
        { standing: { place: 6, points: 35 }, results: resultsOf('WWDLWLDL') },
        'table',
        better,
        ...told,
      );
    expect(besideTable(won)).toEqual(['table', 'table']);
    expect(besideTable(lost)).toEqual(['table', 'table']);
    expect(besideTable(wonByOther)).toEqual(['table-and-form', 'table-and-form']);
    const form = (favourite: string, outsider: string) =>
      ({ kind: 'formUneven', facts: { better: outsider, worse: favourite, betterWins: 4, worseWins: 1, of: 5 } }) as const;
    expect(against({}, {}, form)).toEqual(['other-form', 'other-form']);
    expect(against({}, {}, form, lost)).toEqual(nothing);
  });

  it.each(['LLLWWDLW', 'LDLDWWLW'])('is its own form, once it was called bad: %s', (line) => {
    const results = resultsOf(line);
    expect(against({ results }, {}, bad)).toEqual(['own-form', 'own-form']);
    expect(against({ results }, {}, 'form')).toEqual(nothing);
    expect(against({ results }, { results }, bad)).toEqual(nothing);
    expect(against({ results }, {}, 'table', 'meetings')).toEqual(nothing);
  });

  it('is not the form of a club without a defeat in four matches', () => {
    expect(against({ results: resultsOf('DDDDLLWL') }, {}, bad)).toEqual(nothing);
    expect(against({ results: resultsOf('DDDLLLWL') }, {}, bad)).toEqual(['own-form', 'own-form']);
    const unbeaten = (favourite: string) => ({ kind: 'unbeatenRun', facts: { ...run(favourite), run: 7 } }) as const;
    expect(against({ results: resultsOf('DDDDWWWL') }, {}, unbeaten)).toEqual(nothing);
  });

  it('is its own form after three matches without a goal, not after two', () => {
    const without = (line: string) => [...resultsOf(line, { scored: 0, conceded: 0 }), ...resultsOf('LWLW')];
    expect(against({ results: without('DDD') }, {}, bad)).toEqual(['own-form', 'own-form']);
    expect(against({ results: without('DD') }, {}, bad)).toEqual(nothing);
  });

  it.each(['WWWLDLWL', 'DWDWDDLL'])('is the form of the outsider: %s', (line) => {
    const results = resultsOf(line);
    expect(against({}, { results }, good)).toEqual(['other-form', 'other-form']);
    expect(against({}, { results }, 'form')).toEqual(nothing);
    expect(against({ results }, { results }, good)).toEqual(nothing);
  });

  it('is no form where nobody is at home', () => {
    const match = { ...aMatchInTable({ results: resultsOf('LLLWWDLW') }, {}), neutral: true };
    expect(againstFavourite(match, true, [of('form', bad('Arsenal'))])).toBeUndefined();
  });

  it('is the form of an outsider that has won three of the last matches more', () => {
    const uneven = (betterWins: number) => (favourite: string, outsider: string) =>
      ({ kind: 'formUneven', facts: { better: outsider, worse: favourite, betterWins, worseWins: 1, of: 5 } }) as const;
    expect(against({}, {}, uneven(4))).toEqual(['other-form', 'other-form']);
    expect(against({}, {}, uneven(3))).toEqual(nothing);
    const ofFavourite = (favourite: string, outsider: string) => uneven(4)(outsider, favourite);
    expect(against({}, {}, ofFavourite)).toEqual(nothing);
  });

  it('is a last meeting that the favourite lost', () => {
    const met = (winner: string, loser: string, winnerGoals: number) => ({
      winner,
      loser,
      winnerAtHome: true,
      winnerGoals,
      loserGoals: 0,
      on: { month: 3 },
    });
    const lost =
      (kind: 'heavyDefeat' | 'lastMeetingWon', goals = 3) =>
      (favourite: string, outsider: string) =>
        ({ kind, facts: met(outsider, favourite, goals) }) as const;
    expect(against({}, {}, lost('heavyDefeat'))).toEqual(['last-meeting', 'last-meeting']);
    expect(against({}, {}, lost('lastMeetingWon'))).toEqual(['last-meeting', 'last-meeting']);
    expect(against({}, {}, lost('lastMeetingWon', 2))).toEqual(['last-meeting', 'last-meeting']);
    expect(against({}, {}, lost('lastMeetingWon', 1))).toEqual(nothing);
    expect(against({}, {}, (favourite, outsider) => lost('lastMeetingWon')(outsider, favourite))).toEqual(nothing);
  });

  it('are players whom the favourite misses, not those of the outsider', () => {
    const missing = (club: string) => ({ kind: 'alsoMissing', facts: { club, opponent: 'the other', atHome: true, players: 5 } }) as const;
    expect(against({}, {}, missing)).toEqual(['absences', 'absences']);
    expect(against({}, {}, (_, outsider) => missing(outsider))).toEqual(nothing);
  });

  it('are earlier meetings that were told as the outsider’s', () => {
    const match = aMatchInTable({}, {});
    const hoodoo = (club: string) => of('meetings', { kind: 'hoodoo', facts: { club, opponent: 'the other', atHome: true, meetings: 6 } });
    const lead = (leader: string, leaderWins = 6) => {
      const facts = { leader, trailer: 'the other', meetings: 9, leaderWins, since: 1993, leagueOnly: true };
      return of('meetings', { kind: 'meetingsLead', facts });
    };
    expect(againstFavourite(match, true, [hoodoo('Arsenal')])).toBe('meetings');
    expect(againstFavourite(match, true, [hoodoo('Everton')])).toBeUndefined();
    expect(againstFavourite(match, false, [hoodoo('Everton')])).toBe('meetings');
    expect(againstFavourite(match, true, [lead('Everton')])).toBe('meetings');
    expect(againstFavourite(match, true, [lead('Everton', 5)])).toBeUndefined();
    expect(againstFavourite(match, true, [lead('Arsenal')])).toBeUndefined();
  });
});

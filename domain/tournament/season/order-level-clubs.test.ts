import { describe, expect, it } from 'vitest';
import type { Criterion, HeadToHead } from '../season-format.ts';
import { clubsOf, leagueOf, lettersOf, matchesOf } from './season.fixture.ts';
import type { SeasonFacts } from './season-facts.ts';
import { seasonTables } from './season-tables.ts';

/** Returns the order of a league of the clubs that occur in the matches. */
function orderBy(order: readonly Criterion[], text: string, meetings = 1, facts: Partial<SeasonFacts> = {}): string {
  const matches = matchesOf(text);
  const clubs = [...new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]))].sort((one, other) => one - other);
  const { tables } = seasonTables(leagueOf(order, meetings), { clubs, matches, ...facts });
  return lettersOf(tables[0]?.rows.map(({ teamId }) => teamId) ?? []);
}

const meetingsFirst = (rule: Partial<HeadToHead> = {}): HeadToHead => ({
  headToHead: ['points', 'goal-difference', 'goals'],
  restart: true,
  onceAllPlayed: true,
  over: 'stage',
  ...rule,
});

describe('clubs level on points', () => {
  /* A and B have 3 points each: A wins 1-0 and loses 0-1, B draws three times. */
  const oneWinAndThreeDraws = 'A-C 1-0, D-A 2-0, B-C 1-1, B-D 1-1, B-E 1-1, C-D 0-9, E-D 0-9, E-A 1-0';

  it('go by wins before goal difference where the format says so', () => {
    expect(orderBy(['points', 'wins', 'goal-difference'], oneWinAndThreeDraws).replace(/[CDE]/g, '')).toBe('AB');
    expect(orderBy(['points', 'goal-difference', 'wins'], oneWinAndThreeDraws).replace(/[CDE]/g, '')).toBe('BA');
  });

  it('go by goals before goal difference in Korea', () => {
    const text = 'A-C 2-0, B-D 5-4';
    expect(orderBy(['points', 'goals', 'goal-difference'], text)).toBe('BADC');
    expect(orderBy(['points', 'goal-difference', 'goals'], text)).toBe('ABDC');
  });

  it('go by goals and then wins away', () => {
    const awayGoals = 'A-C 2-1, C-A 1-1, B-C 1-1, C-B 1-2';
    expect(orderBy(['points', 'goal-difference', 'goals', 'away-goals'], awayGoals, 2)).toBe('BAC');
    const awayWins = 'B-C 0-0, C-B 0-1, A-C 1-0, C-A 0-0, A-D 2-3, B-D 2-3';
    expect(orderBy(['points', 'goal-difference', 'goals', 'away-wins'], awayWins, 2).replace(/[CD]/g, '')).toBe('BA');
  });

  it('go by points per match where a season was stopped', () => {
    expect(orderBy(['points-per-match'], 'A-B 1-0, A-C 0-0, A-D 0-1, B-C 0-0, D-B 0-0, D-C ?')).toBe('DACB');
  });

  it('go by the matches among them', () => {
    const text = 'A-B 1-0, B-C 5-0, C-A 1-0, B-D 5-0, A-D 1-0, D-C 1-0';
    expect(orderBy(['points', 'goal-difference'], text).slice(0, 2)).toBe('BA');
    expect(orderBy(['points', meetingsFirst()], text).slice(0, 2)).toBe('AB');
  });

  it('are compared by goal difference until they have played all matches among them', () => {
    const text = 'A-B 1-0, B-C 5-0, D-A 1-0, B-A ?';
    expect(orderBy(['points', meetingsFirst(), 'goal-difference'], text, 2)).toBe('BDAC');
    expect(orderBy(['points', meetingsFirst({ onceAllPlayed: false }), 'goal-difference'], text, 2)).toBe('DABC');
  });

  it('are not compared by a meeting that is still being played', () => {
    const orderWith = (meeting: string) =>
      orderBy(['points', meetingsFirst(), 'goal-difference'], `A-B ${meeting}, B-C 5-0, D-A 1-0, D-C 1-0`);
    expect(orderWith('1-0')).toBe('DABC');
    expect(orderWith('live 1-0')).toBe('DBAC');
  });

  /*
   * A beat B, B beat C, C beat A, each by a goal: 3 points and no difference each, C with three goals and A and B with two. Between A and B alone,
   * A won; of all matches, B has the better difference.
   */
  const circle = 'A-B 1-0, B-C 2-1, C-A 2-1, A-D 1-0, B-D 5-0, C-D 1-0';

  it('start again with the matches among those who are still level', () => {
    expect(orderBy(['points', meetingsFirst(), 'goal-difference'], circle)).toBe('CABD');
  });

  it('go on with all matches where the rules do not start again', () => {
    expect(orderBy(['points', meetingsFirst({ restart: false }), 'goal-difference'], circle)).toBe('CBAD');
  });

  it('go by goals away from home in the matches among them where the rules say so', () => {
    const text = 'A-B 2-1, B-A 1-0';
    expect(orderBy(['points', meetingsFirst({ headToHead: ['points', 'goal-difference', 'away-goals'] })], text, 2)).toBe('BA');
    expect(orderBy(['points', meetingsFirst()], text, 2)).toBe('AB');
  });

  it('are compared by a criterion for more than two only where more than two are level', () => {
    const order: readonly Criterion[] = ['points', { moreThanTwo: 'goal-difference' }, 'goals'];
    expect(orderBy(order, 'A-D 2-0, B-E 4-3, C-F 3-2').slice(0, 3)).toBe('ABC');
    expect(orderBy(order, 'A-D 2-0, B-E 4-3, C-F 2-2').slice(0, 2)).toBe('BA');
  });

  it('begin with the first criterion again once one is parted from the others, where the rules say so', () => {
    /* Of all matches B has the best difference, A and C the same; C beat A. */
    const order = [meetingsFirst({ headToHead: ['points'], restart: false }), 'goal-difference'] as const;
    expect(orderBy(['points', ...order], circle)).toBe('BACD');
    expect(orderBy(['points', { startAgain: order }], circle)).toBe('BCAD');
  });

  it('go by the matches within their group of a stage, if they are of one', () => {
    /* A, B and C have won one of two each; among them A beat C and C beat B, the others were against D. */
    const matches = matchesOf('A-C 1-0, C-B 1-0, D-A 1-0, B-D 1-0');
    const tableOf = (withinTableOf: string) => {
      const order: readonly Criterion[] = ['win-percentage', { withinTableOf, count: 'win-percentage' }];
      const table = { id: 'group', participants: { from: 'draw' }, carry: { points: 'none', record: false }, order } as const;
      const groups = [
        { name: 'East', clubs: clubsOf('ABC'), stage: 'conferences' },
        { name: 'West', clubs: clubsOf('D'), stage: 'conferences' },
        { name: 'Atlantic', clubs: clubsOf('AB'), stage: 'divisions' },
      ];
      const { tables } = seasonTables(
        { stages: [{ id: 'conferences', kind: 'conferences', tables: [table] }] },
        { clubs: clubsOf('ABCD'), matches, groups },
      );
      return lettersOf(tables[0]?.rows.map(({ teamId }) => teamId) ?? []);
    };
    expect(tableOf('conferences')).toBe('ACB');
    expect(tableOf('divisions')).toBe('ABC');
  });

  it('have a club without a match between those that won more than they lost and the others, by the share of matches won', () => {
    expect(orderBy(['win-percentage'], 'A-B 0-1, C-D ?')).toBe('BCDA');
  });

  it('keep the order that a play-off or a lot has settled, in the places that they hold together', () => {
    const settledTies = [
      { teamId: 3, rank: 1 },
      { teamId: 1, rank: 2 },
    ];
    const text = 'A-D 2-0, B-D 1-0, C-D 1-0, A-B 0-0, A-C 0-0, B-C 0-0';
    expect(orderBy(['points', 'goal-difference'], text)).toBe('ABCD');
    expect(orderBy(['points', 'goal-difference'], text, 1, { settledTies })).toBe('CBAD');
  });

  it('stay level, and in the order in which they are given, where no rule parts them', () => {
    const { tables } = seasonTables(leagueOf(['points', 'goal-difference', 'lots']), {
      clubs: clubsOf('BAC'),
      matches: matchesOf('A-B 1-1, A-C 1-0, C-B 0-1'),
    });
    expect(tables[0]?.rows.map(({ teamId, levelWith }) => [lettersOf([teamId]), lettersOf(levelWith)])).toEqual([
      ['B', 'A'],
      ['A', 'B'],
      ['C', ''],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { SeasonStages } from '#data/queries/tournament/get-season-tables.ts';
import type { SeasonTableMatch } from '#data/queries/tournament/list-table-matches.ts';
import type { ClubOutcome } from '#domain/tournament/season/club-outcomes.ts';
import { isRoundOver, toTableAfter } from './table-after.ts';

const kickoffUtc = new Date('2024-04-06T14:00:00Z');
const match = { homeId: 1, awayId: 2, kickoffUtc };
const other = (kickoff: string, over: Partial<SeasonTableMatch> = {}) =>
  ({
    homeId: 3,
    awayId: 4,
    kickoffUtc: new Date(kickoff),
    live: false,
    abandoned: false,
    goals: { home: 1, away: 0 },
    ...over,
  }) as SeasonTableMatch;

describe('the round up to a match', () => {
  it.each<[string, SeasonTableMatch, boolean]>([
    ['a match of the same time that is over', other('2024-04-06T14:00:00Z'), true],
    ['one that is being played', other('2024-04-06T14:00:00Z', { live: true }), false],
    ['one of which the result is not known yet', other('2024-04-06T12:00:00Z', { goals: null }), false],
    ['one that was abandoned', other('2024-04-06T12:00:00Z', { goals: null, abandoned: true }), true],
    ['one that was postponed the day before', other('2024-04-05T19:00:00Z', { goals: null }), true],
    ['a later one that is being played', other('2024-04-06T16:00:00Z', { live: true }), true],
  ])('with %s', (_, beside, isOver) => {
    expect(isRoundOver(match, [beside])).toBe(isOver);
  });
});

describe('the table after a match', () => {
  const stages = (places: readonly [number, number], outcomes: readonly Partial<ClubOutcome>[] = [], over = {}) => {
    const rows = places.map((place, index) => ({ teamId: index + 1, place }));
    const table = { stage: 'league', table: 'league', isPresent: true, ofGroup: false, isComplete: false, zones: [], rows, ...over };
    return { tables: [table], outcomes: () => outcomes } as unknown as SeasonStages;
  };

  it('has the places of both, in the same table as before', () => {
    const before = stages([3, 5]);
    expect(toTableAfter(match, { before, after: stages([2, 5]), season: [] })).toEqual({ places: { home: 2, away: 5 }, decided: [] });
    const split = stages([2, 5], [], { stage: 'championship-round' });
    expect(toTableAfter(match, { before, after: split, season: [] })).toEqual({ decided: [] });
  });

  it('has what has become certain for the two, near the end of a season', () => {
    const before = stages([1, 5], [{ teamId: 2, outcome: 'relegated' }]);
    const after = stages(
      [1, 5],
      [
        { teamId: 1, outcome: 'champion' },
        { teamId: 2, outcome: 'relegated' },
        { teamId: 3, outcome: 'relegated' },
      ],
    );
    expect(toTableAfter(match, { before, after, season: [] }).decided).toEqual([{ side: 'home', outcome: 'champion' }]);
    const left = Array.from({ length: 9 }, (_, day) => other(`2024-05-0${day + 1}T14:00:00Z`, { homeId: 1, awayId: 2, goals: null }));
    expect(toTableAfter(match, { before, after, season: left }).decided).toEqual([]);
  });
});

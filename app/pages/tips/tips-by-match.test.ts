import { describe, expect, it } from 'vitest';
import type { LedgerMatch } from '#data/queries/ledger/ledger-tip.ts';
import type { DayTip } from './day-tip.ts';
import { firstWholeMatches, orderByMatch } from './tips-by-match.ts';

type Placed = Parameters<typeof orderByMatch>[0][number];

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

function tip(
  sequence: number,
  matchId: number,
  time: string,
  status: LedgerMatch['status'],
  state: DayTip['state'],
  expectedValue = 0.05,
): Placed {
  return {
    sequence,
    matchId,
    match: { id: matchId, status } as LedgerMatch,
    kickoffUtc: at(time),
    kickoffKnown: true,
    state,
    expectedValue,
  };
}

/** Four matches as of 15:30: over, being played, and two to come; two of them have two tips each. */
const day = [
  tip(1, 10, '12:00', 'finished', 'won', 0.2),
  tip(2, 30, '17:30', 'scheduled', 'open', 0.04),
  tip(3, 20, '15:00', 'live', 'open', 0.02),
  tip(4, 40, '16:00', 'scheduled', 'open', 0.03),
  tip(5, 30, '17:30', 'scheduled', 'open', 0.06),
  tip(6, 20, '15:00', 'live', 'open', 0.05),
];

/** 15:30. */
const now = at('15:30');
const numbers = (tips: readonly Placed[]) => tips.map(({ sequence }) => sequence);

describe('the tips of a day', () => {
  it('begin with the matches to come by kick-off, then those that are played, and end with what is over', () => {
    expect(numbers(orderByMatch(day, 'kickoff', now))).toEqual([4, 5, 2, 6, 3, 1]);
  });

  it('stand by the best tip of their match when that is asked for, what is over still last', () => {
    expect(numbers(orderByMatch(day, 'value', now))).toEqual([5, 2, 4, 6, 3, 1]);
  });

  it('stand by kick-off once all of them are over, whether they were settled or withdrawn', () => {
    const past = [
      tip(1, 10, '20:00', 'finished', 'lost'),
      tip(2, 20, '14:00', 'postponed', 'withdrawn'),
      tip(3, 30, '16:00', 'finished', 'won'),
    ];
    expect(numbers(orderByMatch(past, 'kickoff', now))).toEqual([2, 3, 1]);
  });

  it('count as over where the match has ended and they are still to be settled, or where the match is stored no more', () => {
    const ended = [
      tip(1, 10, '12:00', 'finished', 'open'),
      { ...tip(2, 20, '12:30', 'scheduled', 'open'), match: null },
      tip(3, 30, '19:00', 'scheduled', 'open'),
    ];
    expect(numbers(orderByMatch(ended, 'kickoff', now))).toEqual([3, 1, 2]);
  });

  it('count as over where none is open any more, though the match is being played or was put off', () => {
    const closed = [
      tip(1, 10, '15:00', 'live', 'won'),
      tip(2, 20, '18:00', 'scheduled', 'withdrawn'),
      tip(3, 30, '19:00', 'scheduled', 'open'),
    ];
    expect(numbers(orderByMatch(closed, 'kickoff', now))).toEqual([3, 1, 2]);
  });

  it('are no longer to come once the kick-off has passed, though nobody has reported it, unless its hour is not known', () => {
    const begun = [
      tip(1, 10, '15:30', 'scheduled', 'open'),
      tip(2, 20, '15:31', 'scheduled', 'open'),
      { ...tip(3, 30, '00:00', 'scheduled', 'open'), kickoffKnown: false },
    ];
    expect(orderByMatch(begun, 'kickoff', now).map(({ sequence, phase }) => [sequence, phase])).toEqual([
      [3, 'to-come'],
      [2, 'to-come'],
      [1, 'live'],
    ]);
  });

  it('stand together where a match goes by a new number', () => {
    const renumbered = [
      tip(1, 10, '18:00', 'scheduled', 'open', 0.09),
      tip(2, 20, '18:00', 'scheduled', 'open', 0.08),
      { ...tip(3, 7, '18:00', 'scheduled', 'open', 0.02), match: { id: 10, status: 'scheduled' } as LedgerMatch },
    ];
    expect(numbers(orderByMatch(renumbered, 'kickoff', now))).toEqual([1, 3, 2]);
  });
});

describe('a page of tips', () => {
  const ordered = orderByMatch(day, 'kickoff', now);

  it('ends with the last tip of a match, so that none is split', () => {
    expect(numbers(firstWholeMatches(ordered, 2))).toEqual([4, 5, 2]);
    expect(numbers(firstWholeMatches(ordered, 4))).toEqual([4, 5, 2, 6, 3]);
  });

  it('holds what was asked for where a match ends there, and no more than there is', () => {
    expect(numbers(firstWholeMatches(ordered, 3))).toEqual([4, 5, 2]);
    expect(firstWholeMatches(ordered, 100)).toEqual(ordered);
  });
});

import { expect, it } from 'vitest';
import type { StoredLiveEvent } from '#data/queries/live/list-live-events.ts';
import type { PlayChange } from '#domain/live/play-change.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { LatestEvents } from './latest-events.ts';

/** Returns a minute of a match of competition 4 on a day of two matches, 1 and 2, or the day after. */
const minute = (sequence: number, matchId: number): StoredLiveEvent => ({
  sequence,
  matchId,
  tournamentId: matchId === 3 ? 5 : 4,
  day: matchId === 3 ? '2024-04-07' : '2024-04-06',
  event: { kind: 'clock', period: null, minute: sequence, addedMinute: null, at: '2024-04-06T14:30:00Z' } as StoredLiveEvent['event'],
});
const matches = (...ids: number[]) => ({ matches: ids, competitions: [], days: [], sports: [] });
const most = 100;

it('events are found by match, competition and day, each once and in their order', () => {
  const latest = new LatestEvents(10);
  latest.restart(0, [minute(1, 1), minute(2, 2), minute(4, 3)]);
  latest.add([minute(5, 1), minute(6, 3)]);
  const found = (topics: Parameters<LatestEvents['between']>[0], after: number, until: number) =>
    latest.between(topics, { after, until, most })?.map(({ sequence }) => sequence);
  expect(found(matches(1), 0, 6)).toEqual([1, 5]);
  expect(found(matches(3, 1), 0, 6)).toEqual([1, 4, 5, 6]);
  expect(found({ matches: [1], competitions: [4], days: ['2024-04-06'], sports: [] }, 0, 6)).toEqual([1, 2, 5]);
  expect(found(matches(1, 3), 1, 5)).toEqual([4, 5]);
  expect(found(matches(1), 5, 6)).toEqual([]);
  expect(found(matches(9), 0, 6)).toEqual([]);
});

it('events that are no longer held make the stretch unknown, and one more than asked for says that there are more', () => {
  const latest = new LatestEvents(2);
  latest.restart(3, [minute(4, 1)]);
  expect(latest.between(matches(1), { after: 2, until: 4, most })).toBeUndefined();
  latest.add([minute(5, 1), minute(6, 2), minute(7, 1)]);
  expect(latest.between(matches(1), { after: 4, until: 7, most })).toBeUndefined();
  expect(latest.between(matches(1), { after: 5, until: 7, most })?.map(({ sequence }) => sequence)).toEqual([7]);
  expect(latest.between(matches(1, 2), { after: 5, until: 7, most: 1 })).toHaveLength(2);
});

it('who watches a sport is told of what begins, ends and is tipped in it, and not of every point', () => {
  const play = (sequence: number, sport: 'tennis' | 'basketball', change: PlayChange): StoredLiveEvent => ({
    sequence,
    matchId: sequence,
    tournamentId: 9,
    day: null,
    event: { kind: 'play', sport, status: 'live', change, score: null },
  });
  const latest = new LatestEvents(10);
  const told = [play(2, 'tennis', 'begun'), play(3, 'tennis', 'going-on'), play(4, 'basketball', 'ended'), play(5, 'tennis', 'tip')];
  const over = { ...minute(6, 1), event: { kind: 'status', status: 'finished', period: null, kickoffUtc: '', forecast: null } } as const;
  latest.restart(0, [minute(1, 1), ...told, over, minute(7, 1)]);
  const found = (...sports: Sport[]) =>
    latest.between({ ...matches(), sports }, { after: 0, until: 7, most })?.map(({ sequence }) => sequence);
  expect(found('tennis')).toEqual([2, 5]);
  expect(found('tennis', 'basketball')).toEqual([2, 4, 5]);
  expect(found('football')).toEqual([6]);
});

import { expect, it } from 'vitest';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { goal, readAt, results, sample } from '#tests/factories/openligadb-answers.ts';

/** Returns a match in short: `live half-time 1-0 (12' Erster)`. */
function inShort({ status, live, score, events }: FeedMatch): string {
  const goals = events?.map(
    ({ minute, addedMinute, playerName }) => `${minute}${addedMinute === undefined ? '' : `+${addedMinute}`}' ${playerName}`,
  );
  return [status, live?.period, score && `${score.current.home}-${score.current.away}`, goals && `(${goals.join(', ')})`]
    .filter((part) => part !== undefined)
    .join(' ');
}

it('follows two matches through an afternoon: a goal taken back, half time, a result that comes late, one that is moved', () => {
  const first = goal(1, 0, 12, { goalGetterName: 'Erster' });
  const takenBack = goal(2, 0, 31, { goalGetterName: 'Abseits' });
  const second = goal(1, 1, 58, { goalGetterName: 'Zweiter' });
  const winner = goal(2, 1, 93, { goalGetterName: 'Dritter' });
  const half = results([1, 0]);
  const full = results([1, 0], [2, 1]);
  const other = { matchID: 81235, team1: { teamId: 54, teamName: 'Hertha BSC' }, team2: { teamId: 7, teamName: 'Borussia Dortmund' } };
  const moved = { ...other, matchDateTimeUTC: '2026-12-09T17:30:00Z' };
  const answers: readonly (readonly [time: string, ours: Record<string, unknown>, other: Record<string, unknown>])[] = [
    ['14:20', {}, other],
    ['14:44', { goals: [first] }, other],
    ['15:02', { goals: [takenBack, first] }, other],
    ['15:04', { goals: [first] }, other],
    ['15:20', { goals: [first], matchResults: half }, moved],
    ['15:50', { goals: [second, first], matchResults: half }, moved],
    ['16:24', { goals: [second, first, winner], matchResults: half }, moved],
    ['16:26', { goals: [second, first, winner], matchResults: half, matchIsFinished: true }, moved],
    ['16:40', { goals: [second, first, winner], matchResults: full, matchIsFinished: true }, moved],
  ];
  const seen = answers.map(([time, ours, theirs]) => {
    const { matches, problems } = readAt(time, sample(ours), sample(theirs));
    return [time, ...matches.map(inShort), ...problems.map(({ row, field, code }) => `problem: ${row} ${field} ${code}`)];
  });
  expect(seen).toEqual([
    ['14:20', 'scheduled', 'scheduled'],
    ['14:44', "live first-half 1-0 (12' Erster)", 'live first-half 0-0 ()'],
    ['15:02', "live first-half 2-0 (12' Erster, 31' Abseits)", 'live first-half 0-0 ()'],
    ['15:04', "live first-half 1-0 (12' Erster)", 'live first-half 0-0 ()'],
    ['15:20', "live half-time 1-0 (12' Erster)", 'scheduled'],
    ['15:50', "live second-half 1-1 (12' Erster, 58' Zweiter)", 'scheduled'],
    ['16:24', "live second-half 2-1 (12' Erster, 58' Zweiter, 90+3' Dritter)", 'scheduled'],
    ['16:26', 'scheduled', 'problem: 1 matchResults missing-value'],
    ['16:40', "finished 2-1 (12' Erster, 58' Zweiter, 90+3' Dritter)", 'scheduled'],
  ]);
});

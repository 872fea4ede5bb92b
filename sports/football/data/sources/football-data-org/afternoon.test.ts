import { expect, it } from 'vitest';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { nothing, readAt, sample, score } from '#tests/factories/football-data-org-answers.ts';

/** Returns a match in short: `live half-time 1-0`. */
function inShort({ status, live, score: goals }: FeedMatch): string {
  return [status, live?.period, goals && `${goals.current.home}-${goals.current.away}`].filter((part) => part !== undefined).join(' ');
}

it('follows two matches through an afternoon: a goal taken back, half time, a score that comes late, one that is postponed', () => {
  const other = { id: 551235, homeTeam: { id: 328, name: 'Burnley FC' }, awayTeam: { id: 63, name: 'Fulham FC' } };
  const answers: readonly (readonly [time: string, ours: Record<string, unknown>, theirs: Record<string, unknown>])[] = [
    ['14:58', {}, {}],
    ['15:03', {}, { status: 'POSTPONED' }],
    ['15:06', { status: 'IN_PLAY', score: score([0, 0], nothing) }, { status: 'POSTPONED' }],
    ['15:20', { status: 'IN_PLAY', score: score([1, 0], nothing) }, { status: 'POSTPONED' }],
    ['15:31', { status: 'IN_PLAY', score: score([2, 0], nothing) }, { status: 'POSTPONED' }],
    ['15:33', { status: 'IN_PLAY', score: score([1, 0], nothing) }, { status: 'POSTPONED' }],
    ['15:48', { status: 'PAUSED', score: score([1, 0], [1, 0]) }, { status: 'POSTPONED' }],
    ['16:30', { status: 'IN_PLAY', score: score([1, 1], [1, 0]) }, { status: 'POSTPONED' }],
    ['16:54', { status: 'FINISHED', score: score(nothing, nothing) }, { utcDate: '2026-12-08T19:45:00Z' }],
    ['16:56', { status: 'FINISHED', score: score([1, 1], [1, 0]) }, { utcDate: '2026-12-08T19:45:00Z' }],
  ];
  const seen = answers.map(([time, ours, theirs]) => {
    const { matches, problems } = readAt(time, sample(ours), sample({ ...other, ...theirs }));
    return [time, ...matches.map(inShort), ...problems.map(({ row, field, code }) => `problem: ${row} ${field} ${code}`)];
  });
  expect(seen).toEqual([
    ['14:58', 'scheduled', 'scheduled'],
    ['15:03', 'scheduled', 'postponed'],
    ['15:06', 'live first-half 0-0', 'postponed'],
    ['15:20', 'live first-half 1-0', 'postponed'],
    ['15:31', 'live first-half 2-0', 'postponed'],
    ['15:33', 'live first-half 1-0', 'postponed'],
    ['15:48', 'live half-time 1-0', 'postponed'],
    ['16:30', 'live second-half 1-1', 'postponed'],
    ['16:54', 'scheduled', 'problem: 1 score.fullTime missing-value'],
    ['16:56', 'finished 1-1', 'scheduled'],
  ]);
});

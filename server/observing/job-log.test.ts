import { expect, it } from 'vitest';
import { createJobLog } from './job-log.ts';

it('has every planned job with its runs, and none that is not planned', () => {
  let now = new Date('2026-03-01T08:00:00Z');
  const log = createJobLog(
    [
      { name: 'settle-tips', everySeconds: 30 },
      { name: 'trim-logs', everySeconds: 3_600 },
    ],
    { now: () => now },
  );
  log.ran('settle-tips', 0.25);
  now = new Date('2026-03-01T08:00:30Z');
  log.failed('settle-tips');
  log.failed('another-job');
  expect(log.list()).toEqual([
    {
      job: 'settle-tips',
      everySeconds: 30,
      done: 1,
      failed: 1,
      lastDoneAt: new Date('2026-03-01T08:00:00Z'),
      lastFailedAt: new Date('2026-03-01T08:00:30Z'),
      lastSeconds: 0.25,
    },
    { job: 'trim-logs', everySeconds: 3_600, done: 0, failed: 0, lastDoneAt: undefined, lastFailedAt: undefined, lastSeconds: undefined },
  ]);
});

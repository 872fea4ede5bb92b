import { expect, it } from 'vitest';
import { createRecentErrors } from './recent-errors.ts';

it('lists the errors of the last 24 hours, the newest first, and no more than two hundred', () => {
  let now = new Date('2026-03-01T08:00:00Z');
  const errors = createRecentErrors({ now: () => now });
  errors.collect(new Error('first'), { message: 'a page failed' });
  now = new Date('2026-03-02T07:59:59Z');
  errors.collect(new RangeError('second'), { message: 'a job failed', job: 'settle-tips' });
  expect(errors.list().map(({ reason }) => reason)).toEqual(['second', 'first']);
  now = new Date('2026-03-02T08:00:00Z');
  expect(errors.list()).toMatchObject([{ type: 'RangeError', reason: 'second', job: 'settle-tips' }]);
  for (let count = 0; count < 300; count += 1) errors.collect(new Error('again'), { message: 'a page failed' });
  expect(errors.list()).toHaveLength(200);
});

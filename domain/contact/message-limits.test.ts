import { expect, it } from 'vitest';
import { nextMessageAt } from './message-limits.ts';

const now = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const every = (minutes: number, count: number) => Array.from({ length: count }, (_, at) => minutesAgo((at + 1) * minutes));

it('lets a fifth message of an hour pass and not a sixth', () => {
  expect(nextMessageAt([], now)).toBeUndefined();
  expect(nextMessageAt(every(10, 4), now)).toBeUndefined();
  expect(nextMessageAt(every(10, 5), now)).toEqual(new Date('2026-11-21T12:10:00Z'));
  expect(nextMessageAt(every(12, 5), now)).toBeUndefined();
});

it('lets a twentieth message of a day pass and not a twenty-first', () => {
  expect(nextMessageAt(every(60, 19), now)).toBeUndefined();
  expect(nextMessageAt(every(60, 20), now)).toEqual(new Date('2026-11-21T16:00:00Z'));
  expect(nextMessageAt(every(72, 20), now)).toBeUndefined();
});

it('names the later moment when both are reached', () => {
  expect(nextMessageAt(every(10, 20), now)).toEqual(new Date('2026-11-22T08:40:00Z'));
});

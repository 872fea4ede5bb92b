import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minutesSince } from './live.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-21T15:30:00Z');
});
afterEach(() => vi.useRealTimers());

it('counts whole minutes since a minute was named, two at most: a source that says nothing for longer is waited for', () => {
  const since = (time: string) => minutesSince(Date.parse(`2026-11-21T${time}Z`));
  expect(['15:30:00', '15:29:01', '15:29:00', '15:28:00', '15:00:00'].map(since)).toEqual([0, 0, 1, 2, 2]);
  expect(since('15:31:00')).toBe(0);
});

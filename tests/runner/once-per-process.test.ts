import { expect, it, vi } from 'vitest';
import { oncePerProcess } from './once-per-process.ts';

it('makes what has a name once, also when that is undefined', () => {
  const make = vi.fn(() => undefined);
  expect([oncePerProcess('test-of-once', make), oncePerProcess('test-of-once', make)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(oncePerProcess('another-test-of-once', () => 2)).toBe(2);
});

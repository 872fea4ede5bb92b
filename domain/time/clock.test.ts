import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockRunningFrom } from './clock.ts';

const start = new Date('2026-11-21T14:30:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a clock that was set', () => {
  it('reads its time when it is made, and goes on with the machine’s', () => {
    const clock = clockRunningFrom(start);
    expect(clock.now()).toEqual(start);
    vi.setSystemTime(new Date('2026-03-01T08:00:10Z'));
    expect(clock.now()).toEqual(new Date('2026-11-21T14:30:10Z'));
  });

  it('goes sixty times as fast: a minute in a second', () => {
    const clock = clockRunningFrom(start, { speed: 60 });
    vi.setSystemTime(new Date('2026-03-01T08:00:10Z'));
    expect(clock.now()).toEqual(new Date('2026-11-21T14:40:00Z'));
  });

  it('stands still at the speed 0', () => {
    const clock = clockRunningFrom(start, { speed: 0 });
    vi.setSystemTime(new Date('2026-03-01T09:00:00Z'));
    expect(clock.now()).toEqual(start);
  });

  it('reads the same as another that was made at another moment, where both were set for the same moment of the machine', () => {
    const since = new Date('2026-03-01T08:00:00Z');
    const first = clockRunningFrom(start, { speed: 60, since });
    vi.setSystemTime(new Date('2026-03-01T08:00:07Z'));
    const second = clockRunningFrom(start, { speed: 60, since });
    vi.setSystemTime(new Date('2026-03-01T08:00:10Z'));
    expect([first.now(), second.now()]).toEqual([new Date('2026-11-21T14:40:00Z'), new Date('2026-11-21T14:40:00Z')]);
  });
});

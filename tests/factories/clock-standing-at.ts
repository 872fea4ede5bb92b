import type { Clock } from '#domain/time/clock.ts';

/** Returns a clock that is stopped at a moment. */
export function clockStandingAt(moment: Date): Clock {
  return { now: () => new Date(moment) };
}

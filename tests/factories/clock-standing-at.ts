import type { Clock } from '#domain/time/clock.ts';

/** Returns a clock that stands at one moment. */
export function clockStandingAt(moment: Date): Clock {
  return { now: () => new Date(moment) };
}

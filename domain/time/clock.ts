/** The only source of the present. It may stand still, or run from any date. */
export interface Clock {
  /** The present moment, in this clock's own time. */
  now(): Date;
  /** The time to which a clock was set by hand when it was made; undefined for one that shows the real time. */
  readonly setTo?: Date;
}

/** Returns a clock that runs with the machine's, shifted so that it read `start` when it was made. */
export function clockRunningFrom(start: Date): Clock {
  const shiftMs = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + shiftMs), setTo: start };
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

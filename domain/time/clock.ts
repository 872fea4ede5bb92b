/** The only source of the current time. A clock may be stopped, or run from any date. */
export interface Clock {
  /** Returns the current moment, in this clock's own time. */
  now(): Date;
  /** The time to which a clock was set when it was made; undefined for one that shows the real time. */
  readonly setTo?: Date;
  /** The seconds that pass on this clock in one real second, 0 when it is stopped; 1 when left out. */
  readonly speed?: number;
}

/** A time to which a clock is set. */
export interface ClockSetting {
  readonly start: Date;
  /** The seconds that pass on the clock in one real second; 0 stops it. */
  readonly speed: number;
  /** The machine's time at which the clock reads `start`; by default the moment at which the clock is made. */
  readonly since?: Date | undefined;
}

/** Returns a clock that runs with the machine's, faster where a speed is given, and reads `start` at the machine's time `since`. */
export function clockRunningFrom(start: Date, { speed = 1, since = new Date() }: Partial<Omit<ClockSetting, 'start'>> = {}): Clock {
  return { now: () => new Date(start.getTime() + (Date.now() - since.getTime()) * speed), setTo: start, speed };
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

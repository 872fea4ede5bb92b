/** The only source of the present. It may stand still, or run from any date. */
export interface Clock {
  /** The present moment, in this clock's own time. */
  now(): Date;
  /** The time to which a clock was set by hand when it was made; undefined for one that shows the real time. */
  readonly setTo?: Date;
  /** The seconds that pass on this clock in one of the machine's, 0 while it stands still; 1 where it is left out. */
  readonly speed?: number;
}

/** A time to which a clock is set. */
export interface ClockSetting {
  readonly start: Date;
  /** The seconds that pass on the clock in one of the machine's; 0 has it stand still. */
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

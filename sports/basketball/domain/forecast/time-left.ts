import type { BasketballPlay } from '../basketball-play.ts';

/** Length of an overtime, in the NBA and by the rules of FIBA. */
export const overtimeSeconds = 300;

/** The seconds left of the four quarters, or of an overtime. */
export interface TimeLeft {
  readonly of: 'quarters' | 'overtime';
  readonly seconds: number;
}

/**
 * Returns the time left of a game in play; undefined when no source reports its clock.
 *
 * @param quarterSeconds 720 in the NBA, 600 by the rules of FIBA
 */
export function timeLeft({ clock, quarters, overtime }: BasketballPlay, quarterSeconds: number): TimeLeft | undefined {
  if (clock === undefined) return undefined;
  const { period, secondsLeft } = clock;
  switch (period) {
    case 'half-time':
      return { of: 'quarters', seconds: 2 * quarterSeconds };
    case 'break':
      /* Between two overtimes the next has its whole length left. */
      return quarters.length < 4
        ? { of: 'quarters', seconds: (4 - quarters.length) * quarterSeconds }
        : { of: 'overtime', seconds: overtimeSeconds };
    case 'overtime':
      return secondsLeft === undefined || overtime === undefined ? undefined : { of: 'overtime', seconds: secondsLeft };
    default:
      return secondsLeft === undefined
        ? undefined
        : { of: 'quarters', seconds: (4 - Number(period.slice(1))) * quarterSeconds + secondsLeft };
  }
}

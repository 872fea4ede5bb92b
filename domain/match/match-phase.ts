import type { MatchStatus } from './match-status.ts';

/** The phases by which lists of a day group matches, those that can still be bet on first. */
export const matchPhases = ['to-come', 'live', 'over'] as const;
export type MatchPhase = (typeof matchPhases)[number];

/** Returns the phase of a match. Once its kick-off has passed it is no longer to come, even before a source reports that it has begun. */
export function phaseOfMatch(
  { status, kickoffUtc, kickoffKnown }: { readonly status: MatchStatus; readonly kickoffUtc: Date; readonly kickoffKnown: boolean },
  now: Date,
): MatchPhase {
  switch (status) {
    case 'live':
      return 'live';
    case 'scheduled':
      return kickoffKnown && kickoffUtc <= now ? 'live' : 'to-come';
    default:
      return 'over';
  }
}

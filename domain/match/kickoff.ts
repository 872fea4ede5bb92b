import type { LocalDay } from '../time/local-day.ts';

/** The beginning of a match: a moment, or only a day while the hour is unknown. */
export type Kickoff = { readonly known: true; readonly utc: Date } | { readonly known: false; readonly day: LocalDay };

/** Returns the moment under which a match is stored: its kick-off, or noon UTC of its day while the hour is unknown. */
export function kickoffMoment(kickoff: Kickoff): Date {
  return kickoff.known ? kickoff.utc : new Date(`${kickoff.day}T12:00:00Z`);
}

import type { Broadcast } from '#domain/broadcast/broadcast.ts';
import type { CoveredCountry } from '#domain/broadcast/covered-countries.ts';

/** The right of a channel to show a competition in a country from one day to another, both included. */
export interface BroadcastRight extends Broadcast {
  /** The catalogue's tournament: `england.premier-league`. */
  readonly tournament: string;
  readonly country: CoveredCountry;
  readonly fromDay: string;
  readonly toDay: string;
  /** The address of the page that states the right. */
  readonly source: string;
  /** The day on which that was looked at last. */
  readonly reviewedOn: string;
}

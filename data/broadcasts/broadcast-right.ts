import type { Broadcast } from '#domain/broadcast/broadcast.ts';
import type { CoveredCountry } from '#domain/broadcast/covered-countries.ts';

/** What a channel may show of a competition in a country, from one day to another, both included. */
export interface BroadcastRight extends Broadcast {
  /** The catalogue's tournament: `england.premier-league`. */
  readonly tournament: string;
  readonly country: CoveredCountry;
  readonly fromDay: string;
  readonly toDay: string;
  /** Where it is stated. */
  readonly source: string;
  /** The day on which that was looked at last. */
  readonly reviewedOn: string;
}

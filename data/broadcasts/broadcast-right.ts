import type { Broadcast } from '#domain/broadcast/broadcast.ts';
import type { CoveredCountry } from '#domain/broadcast/covered-countries.ts';

/** Right of a channel to show a competition in a country from one day to another, both included. */
export interface BroadcastRight extends Broadcast {
  /** Tournament of the catalogue: `england.premier-league`. */
  readonly tournament: string;
  readonly country: CoveredCountry;
  readonly fromDay: string;
  readonly toDay: string;
  /** Address of the page that states the right. */
  readonly source: string;
  /** Day on which that page was last checked. */
  readonly reviewedOn: string;
}

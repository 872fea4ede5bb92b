import { type AddressOf, address } from '#app/addresses/address.ts';
import { count, day, oneOf, zoneOffset } from '#app/addresses/parameter.ts';
import { coveredCountries } from '#domain/broadcast/covered-countries.ts';

export const maxPages = 9;

/** The matches that can be watched in a country on a day. */
export const livestreamAddress = address('/live-football-livestream', {
  date: day,
  /** Undefined for the home country of the page's language. */
  country: oneOf(coveredCountries),
  /** The number of pages of matches shown. */
  more: count(maxPages),
  utc: zoneOffset,
});

export type LivestreamAddress = AddressOf<typeof livestreamAddress>;

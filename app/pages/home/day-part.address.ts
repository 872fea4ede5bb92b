import { type AddressOf, address } from '#app/addresses/address.ts';
import { flag, id } from '#app/addresses/parameter.ts';
import { countrySlug, followed, type HomeAddress, homeAddress } from './home.address.ts';

const { tab, date, tip, women, level, scorers, utc } = homeAddress.parameters;

/**
 * A part of the list of a day, as HTML: the matches of one competition, the competitions of a country, all countries, all competitions by name, or a
 * reader's followed items.
 */
export const dayPartAddress = address('/day-part', {
  tab,
  date,
  tip,
  women,
  level,
  scorers,
  utc,
  competition: id(),
  country: countrySlug,
  countries: flag(),
  all: flag(),
  ids: followed,
});

export type DayPartAddress = AddressOf<typeof dayPartAddress>;

/** Returns the address of a part of the list at an address. */
export function dayPartOf(
  list: HomeAddress,
  part: Partial<Pick<DayPartAddress, 'competition' | 'country' | 'countries' | 'all' | 'ids'>>,
): string {
  return dayPartAddress.href({ ...list, country: undefined, countries: false, ids: [], ...part });
}

import type { BookmakerId } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import type { CountryCode } from '#domain/jurisdiction/jurisdiction.ts';

/** The bonus promised to a new customer, as far as it is known: caps and minimum odds are not. */
export type Bonus =
  | { readonly kind: 'net-winnings-boost'; readonly percent: number }
  | { readonly kind: 'safety-net-bet'; readonly amount: number; readonly currency: string };

const boost: Bonus = { kind: 'net-winnings-boost', percent: 50 };

/** The bonuses of the sign-up guide, by country. */
const guideBonuses: Readonly<Record<CountryCode, Bonus>> = {
  DE: boost,
  GR: boost,
  MX: boost,
  ES: boost,
  GB: boost,
  DK: { kind: 'safety-net-bet', amount: 200, currency: 'DKK' },
};

/** The countries of the guide, in the order of the specification. */
export const bonusCountries: readonly CountryCode[] = Object.keys(guideBonuses);

/** Returns the bonus of a bookmaker in a country (ISO 3166-1 alpha-2); undefined when none is known. `advertisingRules` decides whether it may be shown. */
export function bonusOf(bookmaker: BookmakerId, country: CountryCode): Bonus | undefined {
  return bookmaker === 'bet365' ? guideBonuses[country] : undefined;
}

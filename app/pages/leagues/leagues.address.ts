import { type AddressOf, address } from '#app/addresses/address.ts';
import { text, uncached } from '#app/addresses/parameter.ts';

/** Every league by country; `country` is a country's slug, or the beginning of its name in the page's language. */
export const leaguesAddress = address('/leagues', { country: uncached(text(/^.{1,60}$/s)) });

export type LeaguesAddress = AddressOf<typeof leaguesAddress>;

/** The leagues of a country, or of all, as HTML that a long list of countries puts into itself. */
export const leaguesPartAddress = address('/leagues/part', { country: text(/^[a-z0-9-]{1,60}$/) });

/** The countries of the left rail, as HTML. */
export const railCountriesAddress = address('/leagues/countries');

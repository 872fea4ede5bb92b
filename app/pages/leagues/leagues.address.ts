import { type AddressOf, address } from '#app/document/address.ts';
import { text, uncached } from '#app/document/parameter.ts';

/** Every league by country; `country` is a country's slug, or the beginning of its name in the page's language. */
export const leaguesAddress = address('/leagues', { country: uncached(text(/^.{1,60}$/s)) });

export type LeaguesAddress = AddressOf<typeof leaguesAddress>;

/** The countries of the left rail, as HTML. */
export const railCountriesAddress = address('/leagues/countries');

import { type AddressOf, address } from '#app/document/address.ts';
import { text, uncached } from '#app/document/parameter.ts';

/** Every league by country; `country` is a country's slug, or the beginning of its name in the page's language. */
export const leaguesAddress = address('/leagues', { country: uncached(text(/^.{1,60}$/s)) });

export type LeaguesAddress = AddressOf<typeof leaguesAddress>;

/** Every country with its leagues as the rail beside the pages lists them, as HTML. */
export const leagueCountriesAddress = address('/league-countries');

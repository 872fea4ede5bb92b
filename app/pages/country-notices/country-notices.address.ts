import { address } from '#app/document/address.ts';

/** What the foot of a page says to visitors from a country, named by its code in small letters. */
export const countryNoticesAddress = address('/country-notices/:country');

import { address } from '#app/addresses/address.ts';

/** The notices at the foot of a page for visitors from a country, named by its code in small letters. */
export const countryNoticesAddress = address('/country-notices/:country');

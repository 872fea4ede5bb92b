import { address } from '#app/addresses/address.ts';

/** The page that takes favourites and settings to another device. They are in the fragment, which no server sees. */
export const carryAddress = address('/carry');

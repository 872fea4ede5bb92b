import { address } from '#app/addresses/address.ts';

/** The clubs' names in lists and prose of the language, for its editors. */
export const editorsNamesAddress = address('/editors/names', {});

import { address } from '#app/document/address.ts';

/** The clubs' names in lists and prose of the language, for its editors. */
export const editorsNamesAddress = address('/editors/names', {});

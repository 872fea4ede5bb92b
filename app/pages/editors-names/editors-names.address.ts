import { address } from '#app/document/address.ts';

/** The clubs' names as lists and prose of the language have them, for its editors. */
export const editorsNamesAddress = address('/editors/names', {});

import { address } from '#app/addresses/address.ts';

/** The parts of a match's page that a phone does not open with, as HTML. */
export const matchPartsAddress = address('/match-parts/:slug');

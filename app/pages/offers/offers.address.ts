import { address } from '#app/document/address.ts';

/** What may be offered to whoever asks. */
export const offersAddress = address('/offers');
/** The same of one bookmaker. */
export const offersOfBookmakerAddress = address('/offers/:bookmaker');

import { address } from '#app/document/address.ts';

/** The page of the offers that this visitor may see. */
export const offersAddress = address('/offers');
/** The same of one bookmaker. */
export const offersOfBookmakerAddress = address('/offers/:bookmaker');

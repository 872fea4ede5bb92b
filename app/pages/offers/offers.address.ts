import { address } from '#app/addresses/address.ts';

/** The page of the offers that this visitor may see. */
export const offersAddress = address('/offers');
/** The offers of one bookmaker that the visitor may see. */
export const offersOfBookmakerAddress = address('/offers/:bookmaker');

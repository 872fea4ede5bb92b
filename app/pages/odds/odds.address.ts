import { type AddressOf, address } from '#app/document/address.ts';
import { daysAhead, id } from '#app/document/parameter.ts';

/** The movements and margins of a day's prices, of one competition by its number or of all. */
export const oddsAddress = address('/odds', { day: daysAhead, league: id() });

export type OddsAddress = AddressOf<typeof oddsAddress>;

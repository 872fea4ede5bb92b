import { type AddressOf, address } from '#app/addresses/address.ts';
import { daysAhead, id } from '#app/addresses/parameter.ts';

/** The movements and margins of a day's prices, of one competition by its id or of all. */
export const oddsMovementsAddress = address('/odds/movements', { day: daysAhead, league: id() });

export type OddsMovementsAddress = AddressOf<typeof oddsMovementsAddress>;

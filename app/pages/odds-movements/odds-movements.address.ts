import { type AddressOf, address } from '#app/document/address.ts';
import { custom, id, type Parameter } from '#app/document/parameter.ts';

/** Days from today: 0, which is left out, 1 or 2. */
export const daysAhead: Parameter<number> = custom({
  shape: /^[12]$/,
  absent: 0,
  parse: Number,
  write: (days) => (days === 0 ? undefined : String(days)),
});

/** The movements and margins of a day's prices, of one competition by its number or of all. */
export const oddsMovementsAddress = address('/odds/movements', { day: daysAhead, league: id() });

export type OddsMovementsAddress = AddressOf<typeof oddsMovementsAddress>;

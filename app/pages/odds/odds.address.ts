import { type AddressOf, address } from '#app/document/address.ts';
import { custom, id, type Parameter } from '#app/document/parameter.ts';

/** Days from today: 0, which is left out, 1 or 2. */
const daysAhead: Parameter<number> = custom({
  shape: /^[12]$/,
  absent: 0,
  parse: Number,
  write: (days) => (days === 0 ? undefined : String(days)),
});

/** The movements and margins of a day's prices, of one competition by its number or of all. */
export const oddsAddress = address('/odds', { day: daysAhead, league: id() });

export type OddsAddress = AddressOf<typeof oddsAddress>;

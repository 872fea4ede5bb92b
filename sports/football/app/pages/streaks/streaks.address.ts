import { type AddressOf, address } from '#app/addresses/address.ts';
import { count, daysAhead, id } from '#app/addresses/parameter.ts';

const maxSteps = 15;

/** The streaks of clubs before their matches of a day, of one competition by its number or of all. */
export const streaksAddress = address('/streaks', {
  day: daysAhead,
  league: id(),
  /** The number of steps of matches that are examined. */
  more: count(maxSteps),
});

export type StreaksAddress = AddressOf<typeof streaksAddress>;

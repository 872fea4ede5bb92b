import { type AddressOf, address } from '#app/addresses/address.ts';
import { count, oneOf, text } from '#app/addresses/parameter.ts';

/** Max steps by which a list of games grows. */
const maxSteps = 40;

/** A competition of basketball, in one of its seasons. */
export const basketballSeasonAddress = address('/basketball/:competition', {
  /** Undefined for the tables with the next games. */
  section: oneOf(['play-offs', 'games', 'results']),
  /** Undefined for the newest season. */
  season: text(/^(19|20)\d\d(-\d\d)?$/),
  more: count(maxSteps),
});

export type BasketballSeasonAddress = AddressOf<typeof basketballSeasonAddress>;

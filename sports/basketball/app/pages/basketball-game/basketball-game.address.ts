import { type AddressOf, address } from '#app/addresses/address.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';

/** A game of basketball. */
export const basketballGameAddress = address(matchPath('basketball', ':slug') as '/basketball/matches/:slug');

export type BasketballGameAddress = AddressOf<typeof basketballGameAddress>;

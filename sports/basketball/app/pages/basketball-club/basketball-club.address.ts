import { type AddressOf, address } from '#app/addresses/address.ts';

/** A club of basketball. */
export const basketballClubAddress = address('/basketball/clubs/:slug');

export type BasketballClubAddress = AddressOf<typeof basketballClubAddress>;

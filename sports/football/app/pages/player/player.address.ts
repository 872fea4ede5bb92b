import { type AddressOf, address } from '#app/addresses/address.ts';

/** A player. */
export const playerAddress = address('/players/:slug');

export type PlayerAddress = AddressOf<typeof playerAddress>;

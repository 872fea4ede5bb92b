import { type AddressOf, address } from '#app/addresses/address.ts';

/** A player of tennis. */
export const tennisPlayerAddress = address('/tennis/players/:slug');

export type TennisPlayerAddress = AddressOf<typeof tennisPlayerAddress>;

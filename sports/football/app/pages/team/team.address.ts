import { type AddressOf, address } from '#app/addresses/address.ts';
import { count } from '#app/addresses/parameter.ts';
import { maxSteps } from './matches-shown.ts';

/** A club; its lists of matches grow step by step. */
export const teamAddress = address('/teams/:slug', { more: count(maxSteps) });

export type TeamAddress = AddressOf<typeof teamAddress>;

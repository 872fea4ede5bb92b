import { type AddressOf, address } from '#app/document/address.ts';
import { count } from '#app/document/parameter.ts';
import { maxSteps } from './matches-shown.ts';

/** A club; its lists of matches grow step by step. */
export const teamAddress = address('/teams/:slug', { more: count(maxSteps) });

export type TeamAddress = AddressOf<typeof teamAddress>;

import { type AddressOf, address } from '#app/document/address.ts';
import { oneOf, uncached } from '#app/document/parameter.ts';

/** The outcomes of a vote that was sent without a script, as the address names them. */
const sayings = ['thanks', 'already', 'closed', 'too-many'] as const;
export type Said = (typeof sayings)[number];

/** The votes on an item. */
export const votesAddress = address('/votes/:sport/:item', { said: uncached(oneOf(sayings)) });

export type VotesAddress = AddressOf<typeof votesAddress>;

import { type AddressOf, address } from '#app/addresses/address.ts';
import { oneOf, uncached } from '#app/addresses/parameter.ts';

/** Outcomes of a vote that was sent without a script, as in the address. */
const voteReplies = ['thanks', 'already', 'closed', 'too-many'] as const;
export type VoteReply = (typeof voteReplies)[number];

/** The votes on an item. */
export const votesAddress = address('/votes/:sport/:item', { said: uncached(oneOf(voteReplies)) });

export type VotesAddress = AddressOf<typeof votesAddress>;

import { z } from 'zod';
import type { Ballot } from '#data/queries/vote/find-ballot.ts';
import type { VoteCounts } from '#data/votes/count-votes.ts';
import type { StoredVote } from '#domain/vote/stored-vote.ts';
import { votedSports } from '#domain/vote/voted-sports.ts';

/** Schema of the API's answer about the votes on an item. */
export const voteCountsSchema = z.object({
  sport: z.enum(votedSports),
  item: z.string().describe('The number of a match, or the name of a poll'),
  open: z.boolean().describe('Whether votes are taken at present: on a match until its kick-off'),
  counts: z.record(z.string(), z.int()).describe('The votes that count, by option'),
  counted: z.int().describe('All votes that count'),
  set_aside: z.int().describe('Votes that do not count, because too many came at once or from one network address'),
});

/** Schema of the answer to a vote: the counts, and the stored vote of the visitor. */
export const voteSchema = voteCountsSchema.extend({
  option: z.string().describe('The vote that is kept for this visitor'),
  outcome: z.enum(['counted', 'set-aside']),
});

export type VoteCountsAnswer = z.infer<typeof voteCountsSchema>;
export type VoteAnswer = z.infer<typeof voteSchema>;

export function toCountsAnswer({ sport, item, open, options }: Ballot, counts: VoteCounts): VoteCountsAnswer {
  return {
    sport,
    item,
    open,
    counts: Object.fromEntries(options.map((option) => [option, counts.byOption[option] ?? 0])),
    counted: counts.counted,
    set_aside: counts.setAside,
  };
}

export function toVoteAnswer(ballot: Ballot, counts: VoteCounts, { option, counted }: StoredVote): VoteAnswer {
  return { ...toCountsAnswer(ballot, counts), option, outcome: counted ? 'counted' : 'set-aside' };
}

import { notFound } from '#app/addresses/answers.ts';
import type { VoteOption } from '#app/components/votes/vote-option.ts';
import { type Visit, visitorOf } from '#app/document/page.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { findBallot } from '#data/queries/vote/find-ballot.ts';
import { getVote } from '#data/queries/vote/get-vote.ts';
import { countVotes, type VoteCounts } from '#data/votes/count-votes.ts';
import type { StoredVote } from '#domain/vote/stored-vote.ts';
import { isVotedSport, type VotedSport } from '#domain/vote/voted-sports.ts';
import { describeBallot } from './describe-ballot.server.ts';
import type { VoteReply, VotesAddress } from './votes.address.ts';

export interface VotesView {
  readonly sport: VotedSport;
  readonly item: string;
  readonly title: string;
  /** The page to which the vote belongs. */
  readonly about: { readonly name: string; readonly path: string };
  readonly heading: string;
  readonly question: string;
  readonly options: readonly VoteOption[];
  readonly open: boolean;
  readonly reply: VoteReply | undefined;
  /** The visitor's own vote. */
  readonly own: StoredVote | undefined;
  /** Undefined for a visitor who has not voted while the vote is open. */
  readonly votes: VoteCounts | undefined;
}

/** Returns the votes on an item, for the visitor of the request; a cookie identifies their own vote. Throws 404 for an unknown item. */
export async function loadVotes(site: Site, { sport, item, said: reply }: VotesAddress, visit: Visit): Promise<VotesView> {
  const { db, words } = site;
  const ballot = isVotedSport(sport) ? await findBallot(db, { sport, item, now: site.clock.now(), locale: words.locale.tag }) : undefined;
  if (ballot === undefined) throw notFound();
  const voter = await visitorOf(visit).voterKey();
  const own = voter === undefined ? undefined : await getVote(db, ballot.sport, ballot.item, voter);
  const isShown = own !== undefined || !ballot.open;
  return {
    sport: ballot.sport,
    item: ballot.item,
    open: ballot.open,
    reply,
    own,
    votes: isShown ? await countVotes(db, ballot.sport, ballot.item) : undefined,
    ...describeBallot(ballot, site),
  };
}

import { type CastVote, castVotes, type VoteOutcome } from '#data/commands/vote/cast-votes.ts';
import type { Database } from '#data/database/database.ts';
import type { VoteCounts } from '#data/votes/count-votes.ts';
import type { Clock } from '#domain/time/clock.ts';
import type { VotedSport } from '#domain/vote/voted-sports.ts';

export interface VotedItem {
  readonly sport: VotedSport;
  readonly item: string;
}

export interface TakenVote {
  readonly outcome: VoteOutcome;
  /** The votes on the item up to this vote, or slightly later. */
  readonly counts: VoteCounts;
}

interface WaitingVote {
  readonly vote: CastVote;
  taken(result: TakenVote): void;
  failed(error: unknown): void;
}

/** Max votes stored in one transaction. */
const maxTogether = 200;

/**
 * Returns a function that stores votes: while some on an item are being stored, new ones wait and are then stored together. So a flood of votes
 * occupies one connection per item, and leaves the others to pages.
 */
export function createVoteBox({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): (on: VotedItem, vote: CastVote) => Promise<TakenVote> {
  const waitingByItem = new Map<string, WaitingVote[]>();

  async function empty(on: VotedItem, waiting: WaitingVote[]): Promise<void> {
    while (waiting.length > 0) {
      const together = waiting.splice(0, maxTogether);
      try {
        const votes = together.map(({ vote }) => vote);
        const { outcomes, counts } = await castVotes(db, on, votes, clock.now());
        for (const [at, { taken }] of together.entries()) taken({ outcome: outcomes[at] as VoteOutcome, counts });
      } catch (error) {
        for (const { failed } of together) failed(error);
      }
    }
    waitingByItem.delete(keyOf(on));
  }

  return (on, vote) =>
    new Promise((taken, failed) => {
      const waiting = waitingByItem.get(keyOf(on));
      if (waiting !== undefined) {
        waiting.push({ vote, taken, failed });
        return;
      }
      const first = [{ vote, taken, failed }];
      waitingByItem.set(keyOf(on), first);
      void empty(on, first);
    });
}

const keyOf = ({ sport, item }: VotedItem) => `${sport} ${item}`;

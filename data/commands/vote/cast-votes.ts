import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';
import { countVotes, type VoteCounts } from '#data/votes/count-votes.ts';
import { judgeVote, voteLimits } from '#domain/vote/judge-vote.ts';
import type { StoredVote } from '#domain/vote/stored-vote.ts';
import type { VotedSport } from '#domain/vote/voted-sports.ts';
import { lockVotedItem } from './lock-voted-item.ts';

export interface CastVote {
  readonly option: string;
  /** Keyed hash of the visitor's cookie. */
  readonly voter: string;
  /** Keyed hash of the network address. All voters whose address is unknown share one. */
  readonly addressKey: string | undefined;
}

export type VoteOutcome =
  | { readonly kind: 'counted' | 'set-aside' }
  /** Nothing was stored: the voter has already voted. */
  | ({ readonly kind: 'already' } & StoredVote)
  /** Nothing was stored: too many votes came from the address; from `retryAt` on it may vote again. */
  | { readonly kind: 'refused'; readonly retryAt: Date };

const dayMs = 24 * 3_600_000;
const noAddress = 'unknown';

/** Outcome of each vote, in order, and the votes on the item including these. */
export interface CastOutcomes {
  readonly outcomes: readonly VoteOutcome[];
  readonly counts: VoteCounts;
}

/**
 * Stores votes on one item in their order, except those of voters who have already voted on it. Only one transaction at a time, across all processes, stores
 * votes on an item; a caller should therefore pass all waiting votes in one call. The votes are counted in the same transaction. A separate query could wait
 * for the database to recover from a crash, and would then confirm votes that the crash has lost.
 */
export function castVotes(
  database: Database,
  { sport, item }: { readonly sport: VotedSport; readonly item: string },
  votes: readonly CastVote[],
  now: Date,
): Promise<CastOutcomes> {
  return inTransaction(database, async (client) => {
    // Losing the votes of a crash's last half second is better than having every voter wait for the disk.
    await client.query('set local synchronous_commit = off');
    await lockVotedItem(client, sport, item);
    const addressOf = ({ addressKey }: CastVote) => addressKey ?? noAddress;
    const cast = await votesCast(client, [sport, item, votes.map(({ voter }) => voter)]);
    const addresses = await votesOfAddresses(client, [sport, item, votes.map(addressOf), earlier(now, voteLimits.addressDays * dayMs)]);
    let countedOfItem = await countLatelyCounted(client, [sport, item, earlier(now, voteLimits.burstSeconds * 1_000)]);

    const stored: { readonly vote: CastVote; readonly counted: boolean }[] = [];
    const outcomes = votes.map((vote): VoteOutcome => {
      const before = cast.get(vote.voter);
      if (before !== undefined) return { kind: 'already', ...before };
      const address = addresses.get(addressOf(vote)) ?? { votes: 0, first: now };
      const kind = judgeVote({ ofAddress: address.votes, countedOfItem });
      if (kind === 'refused') return { kind, retryAt: new Date(address.first.getTime() + voteLimits.addressDays * dayMs) };
      const counted = kind === 'counted';
      if (counted) countedOfItem += 1;
      addresses.set(addressOf(vote), { ...address, votes: address.votes + 1 });
      cast.set(vote.voter, { option: vote.option, counted });
      stored.push({ vote, counted });
      return { kind };
    });
    if (stored.length > 0) {
      await client.query({
        name: 'store-votes',
        text: `insert into votes (sport, item, option, voter, address_key, counted, cast_at)
               select $1, $2, v.option, v.voter, v.address_key, v.counted, $7
               from unnest($3::text[], $4::text[], $5::text[], $6::boolean[]) v(option, voter, address_key, counted)`,
        values: [
          sport,
          item,
          stored.map(({ vote }) => vote.option),
          stored.map(({ vote }) => vote.voter),
          stored.map(({ vote }) => addressOf(vote)),
          stored.map(({ counted }) => counted),
          now,
        ],
      });
    }
    return { outcomes, counts: await countVotes(client, sport, item) };
  });
}

const earlier = (moment: Date, ms: number) => new Date(moment.getTime() - ms);

async function votesCast(client: Queryable, values: [VotedSport, string, string[]]): Promise<Map<string, StoredVote>> {
  const { rows } = await client.query<StoredVote & { voter: string }>({
    name: 'votes-cast-before',
    text: 'select voter, option, counted from votes where sport = $1 and item = $2 and voter = any($3)',
    values,
  });
  return new Map(rows.map(({ voter, ...vote }) => [voter, vote]));
}

async function votesOfAddresses(client: Queryable, values: [VotedSport, string, string[], Date]) {
  const { rows } = await client.query<{ address: string; votes: number; first: Date }>({
    name: 'votes-of-addresses-before',
    text: `select address_key as address, count(*)::int as votes, min(cast_at) as first from votes
           where sport = $1 and item = $2 and address_key = any($3) and cast_at > $4 group by address_key`,
    values,
  });
  return new Map(rows.map(({ address, ...before }) => [address, before]));
}

async function countLatelyCounted(client: Queryable, values: [VotedSport, string, Date]): Promise<number> {
  const { rows } = await client.query<{ votes: number }>({
    name: 'votes-counted-lately',
    text: 'select count(*)::int as votes from votes where sport = $1 and item = $2 and counted and cast_at > $3',
    values,
  });
  return rows[0]?.votes ?? 0;
}

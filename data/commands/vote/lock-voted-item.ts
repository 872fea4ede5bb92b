import type { Queryable } from '#data/database/database.ts';
import type { VotedSport } from '#domain/vote/voted-sports.ts';

/** Locks an item until the end of the transaction, so that no other transaction stores votes on it. */
export async function lockVotedItem(client: Queryable, sport: VotedSport, item: string): Promise<void> {
  await client.query({
    name: 'lock-voted-item',
    text: `select pg_advisory_xact_lock(hashtextextended('votes ' || $1::text || ' ' || $2::text, 0))`,
    values: [sport, item],
  });
}

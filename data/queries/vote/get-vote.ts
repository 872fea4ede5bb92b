import type { Queryable } from '#data/database/database.ts';
import type { StoredVote } from '#domain/vote/stored-vote.ts';
import type { VotedSport } from '#domain/vote/voted-sports.ts';

/** Returns a voter's vote on an item; undefined without one. */
export async function getVote(database: Queryable, sport: VotedSport, item: string, voter: string): Promise<StoredVote | undefined> {
  const { rows } = await database.query<StoredVote>({
    name: 'get-vote',
    text: 'select option, counted from votes where sport = $1 and item = $2 and voter = $3',
    values: [sport, item, voter],
  });
  return rows[0];
}

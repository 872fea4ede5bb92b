import type { Queryable } from '#data/database/database.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { votesOf } from '#domain/vote/voted-sports.ts';
import { lockVotedItem } from './lock-voted-item.ts';

/** Only matches of the first sport are united. */
const sport = votesOf(firstSport);

/** Moves the votes on one match to another, within the caller's transaction; of a visitor who voted on both, the vote on the remaining match is retained. */
export async function uniteVotes(client: Queryable, remainingMatchId: number, otherMatchId: number): Promise<void> {
  const [remaining, other] = [String(remainingMatchId), String(otherMatchId)];
  // Always in the same order, so that two processes that unite the same matches do not wait for each other.
  for (const item of [remaining, other].sort()) await lockVotedItem(client, sport, item);
  await client.query(
    `update votes d set item = $1 where sport = $3 and item = $2
       and not exists (select 1 from votes k where k.sport = $3 and k.item = $1 and k.voter = d.voter)`,
    [remaining, other, sport],
  );
  await client.query('delete from votes where sport = $2 and item = $1', [other, sport]);
}

import type { Queryable } from '#data/database/database.ts';
import { voteLimits } from '#domain/vote/judge-vote.ts';

const dayMs = 24 * 3_600_000;

/** Deletes the addresses of votes that no longer limit anything. Returns the number of these votes. */
export async function forgetVoteAddresses(database: Queryable, now: Date): Promise<number> {
  const { rowCount } = await database.query('update votes set address_key = null where address_key is not null and cast_at <= $1', [
    new Date(now.getTime() - voteLimits.addressDays * dayMs),
  ]);
  return rowCount ?? 0;
}

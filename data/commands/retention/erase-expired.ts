import type { Queryable } from '#data/database/database.ts';
import type { Retention } from '#domain/retention/retention.ts';

const dayMs = 24 * 3_600_000;

export interface ErasedCounts {
  /** Votes that no longer have the key of a voter. */
  readonly voters: number;
  /** Rows of counted clicks, one for each day and link. */
  readonly clicks: number;
}

/**
 * Deletes the keys of voters, and the counts of followed links, whose retention ends within `everyMs`, before the next call. The votes remain and count on.
 * Returns how many of each.
 */
export async function eraseExpired(
  database: Queryable,
  now: Date,
  { voterDays, clickDays }: Pick<Retention, 'voterDays' | 'clickDays'>,
  everyMs = 0,
): Promise<ErasedCounts> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs + everyMs);
  const voters = await database.query('update votes set voter = null where voter is not null and cast_at <= $1', [before(voterDays)]);
  const clicks = await database.query("delete from link_clicks where day < ($1::timestamptz at time zone 'UTC')::date", [
    before(clickDays),
  ]);
  return { voters: voters.rowCount ?? 0, clicks: clicks.rowCount ?? 0 };
}

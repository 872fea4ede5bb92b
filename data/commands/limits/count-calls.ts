import type { Queryable } from '#data/database/database.ts';

/** Max seconds of a window; `trimAddressCalls` deletes what is older. */
export const longestWindowSeconds = 60;

/** Kind of calls that are limited for each address, by all processes together. */
export type LimitedSubject = 'votes' | 'push' | 'streams';

export interface CallsOfAddress {
  /** Keyed hash of the address; empty for callers of unknown address. */
  readonly addressKey: string;
  readonly calls: number;
}

export interface CountedCalls extends CallsOfAddress {
  /** Milliseconds until the window of this address ends. */
  readonly endsInMs: number;
}

/**
 * Adds calls to the counts of their addresses, and returns these counts, of each address within its present window. A window begins with the first call after
 * the one before has ended. Time is that of the database, the same for all processes. Each address may appear in the list once.
 *
 * @param withinSeconds length of a window, at most `longestWindowSeconds`
 */
export async function countCalls(
  database: Queryable,
  subject: LimitedSubject,
  withinSeconds: number,
  counted: readonly CallsOfAddress[],
): Promise<CountedCalls[]> {
  const { rows } = await database.query<CountedCalls>({
    name: 'count-calls',
    text: `insert into address_calls as a (subject, address_key, began_at, calls)
           select $1, c.address_key, now(), c.calls from unnest($3::text[], $4::int[]) as c(address_key, calls) order by c.address_key
           on conflict (subject, address_key) do update set
             began_at = case when a.began_at <= now() - make_interval(secs => $2) then now() else a.began_at end,
             calls = case when a.began_at <= now() - make_interval(secs => $2) then 0 else a.calls end + excluded.calls
           returning address_key as "addressKey", calls,
             greatest(0, extract(epoch from began_at + make_interval(secs => $2) - now()) * 1000)::float8 as "endsInMs"`,
    values: [subject, withinSeconds, counted.map(({ addressKey }) => addressKey), counted.map(({ calls }) => calls)],
  });
  return rows;
}

/** Deletes the counts whose windows have ended. */
export async function trimAddressCalls(database: Queryable): Promise<void> {
  await database.query('delete from address_calls where began_at <= now() - make_interval(secs => $1)', [longestWindowSeconds]);
}

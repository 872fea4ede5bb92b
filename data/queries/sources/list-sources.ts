import type { Queryable } from '#data/database/database.ts';
import type { QuotaWindow } from '#data/sources/source.ts';

/** Source on the network with the state of its calls. */
export interface ListedSource {
  readonly source: string;
  readonly lastAnsweredAt: Date | null;
  readonly callsOfDay: number;
  /** Calls left by the provider's count in each of its current periods, the one that ends first coming first. */
  readonly quotas: readonly { readonly window: QuotaWindow; readonly callsLeft: number }[];
  /** Calls whose last attempt failed, the one with the most failures in a row first. */
  readonly problems: readonly { readonly call: string; readonly problem: string; readonly failures: number }[];
}

/** Returns every source that has ever been called, by name; calls are counted for the UTC day of `now`. */
export async function listSources(database: Queryable, now: Date): Promise<ListedSource[]> {
  const { rows } = await database.query<ListedSource>(
    `select c.source, max(c.answered_at) as "lastAnsweredAt",
       coalesce((select b.calls_of_day from source_budgets b where b.source = c.source and b.day = ($1::timestamptz at time zone 'UTC')::date), 0)
         as "callsOfDay",
       coalesce((select jsonb_agg(jsonb_build_object('window', q."window", 'callsLeft', q.calls_left) order by q.renews_at)
         from source_quotas q where q.source = c.source and q.renews_at > $1), '[]') as quotas,
       coalesce(jsonb_agg(jsonb_build_object('call', c.call, 'problem', c.problem, 'failures', c.failures) order by c.failures desc, c.call)
         filter (where c.failures > 0), '[]') as problems
     from source_calls c group by c.source order by c.source`,
    [now],
  );
  return rows;
}

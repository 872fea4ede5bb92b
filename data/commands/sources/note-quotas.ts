import type { Queryable } from '#data/database/database.ts';
import type { Quota } from '#data/sources/source.ts';

/** Stores the numbers of calls that a provider still allows. */
export async function noteQuotas(database: Queryable, source: string, quotas: readonly Quota[]): Promise<void> {
  if (quotas.length === 0) return;
  await database.query({
    name: 'note-quotas',
    text: `insert into source_quotas (source, "window", calls_left, renews_at)
           select $1, q."window", q."callsLeft", q."renewsAt" from jsonb_to_recordset($2) as q("window" text, "callsLeft" int, "renewsAt" timestamptz)
           on conflict (source, "window") do update set calls_left = excluded.calls_left, renews_at = excluded.renews_at`,
    values: [source, JSON.stringify(quotas)],
  });
}

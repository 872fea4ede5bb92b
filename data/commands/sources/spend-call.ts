import type { Queryable } from '#data/database/database.ts';
import type { CallBudget } from '#data/sources/source.ts';

/**
 * Counts one call, at its cost, against a source's budget and records that it is being made. Returns false, and counts nothing, when the rest of the
 * minute's or day's budget is too small, or when the provider has reported that less is left. The same goes for a call that this process or another made
 * after `notSince`. A call that appears to come from the future is ignored: a clock was set back since.
 *
 * Of several simultaneous callers for the same call one gets true. The calls of the others may be counted as well, since none sees the others' changes yet.
 */
export async function spendCall(database: Queryable, { source, call, budget, cost = 1, now, notSince }: SpentCall): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'spend-call',
    text: `with free as (
             select 1 where not exists (select 1 from source_calls where source = $1 and call = $2 and called_at > $4 and called_at < $3::timestamptz + interval '1 minute')
               and not exists (select 1 from source_quotas where source = $1 and calls_left < $7 and renews_at > $3)
           ), spent as (
             insert into source_budgets as b (source, day, calls_of_day, minute, calls_of_minute)
             select $1, ($3 at time zone 'UTC')::date, $7::int, date_trunc('minute', $3::timestamptz), 1 from free where $7 <= $5
             on conflict (source) do update set
               day = excluded.day,
               calls_of_day = case when b.day = excluded.day then b.calls_of_day + excluded.calls_of_day else excluded.calls_of_day end,
               minute = excluded.minute,
               calls_of_minute = case when b.minute = excluded.minute then b.calls_of_minute + 1 else 1 end
             where (b.day <> excluded.day or b.calls_of_day + excluded.calls_of_day <= $5) and (b.minute <> excluded.minute or b.calls_of_minute < $6)
             returning 1
           )
           insert into source_calls (source, call, called_at) select $1, $2, $3 from spent
           on conflict (source, call) do update set called_at = excluded.called_at
             where not (source_calls.called_at > $4 and source_calls.called_at < $3::timestamptz + interval '1 minute')`,
    values: [source, call, now, notSince, budget.perDay, budget.perMinute, cost],
  });
  return rowCount === 1;
}

export interface SpentCall {
  readonly source: string;
  readonly call: string;
  readonly budget: CallBudget;
  /** See `SourceCall.cost`. */
  readonly cost?: number | undefined;
  readonly now: Date;
  /** Moment after which an earlier call is too recent for the call to be repeated. */
  readonly notSince: Date;
}

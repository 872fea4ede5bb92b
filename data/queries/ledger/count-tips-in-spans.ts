import type { Queryable } from '#data/database/database.ts';
import type { Span } from '#data/queries/home/count-matches.ts';

/** Returns the number of tips on matches that kick off in each span, without withdrawn ones. */
export async function countTipsInSpans(database: Queryable, spans: readonly Span[]): Promise<number[]> {
  const { rows } = await database.query<{ tips: number }>({
    name: 'count-tips-in-spans',
    text: `select (select count(*)::int from tips t where t.kickoff_utc >= s.starts and t.kickoff_utc < s.ends
                     and not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)) as tips
           from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as s (starts, ends, place) order by s.place`,
    values: [spans.map(({ from }) => from), spans.map(({ to }) => to)],
  });
  return rows.map((row) => row.tips);
}

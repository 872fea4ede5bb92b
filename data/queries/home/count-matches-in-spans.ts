import type { Queryable } from '#data/database/database.ts';

/** A stretch of time, the first moment included and the last not. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** How many matches begin in each of some spans. Only the index by kick-off is read. */
export async function countMatchesInSpans(database: Queryable, spans: readonly Span[]): Promise<number[]> {
  const { rows } = await database.query<{ matches: number }>({
    name: 'count-matches-in-spans',
    text: `select (select count(*)::int from matches m where m.kickoff_utc >= s.starts and m.kickoff_utc < s.ends) as matches
           from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as s (starts, ends, place) order by s.place`,
    values: [spans.map(({ from }) => from), spans.map(({ to }) => to)],
  });
  return rows.map((row) => row.matches);
}

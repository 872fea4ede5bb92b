import type { Queryable } from '#data/database/database.ts';

/** A stretch of time, the first moment included and the last not. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export interface MatchCounts {
  /** The number of matches that begin in each of the spans. */
  readonly inSpans: readonly number[];
  /** The number of matches being played that began in the span of the matches under way. */
  readonly live: number;
}

/** Returns the numbers of matches, reading only the index by kick-off. */
export async function countMatches(database: Queryable, spans: readonly Span[], underWay: Span): Promise<MatchCounts> {
  const { rows } = await database.query<MatchCounts>({
    name: 'count-matches',
    text: `select array(
             select (select count(*)::int from matches m where m.kickoff_utc >= s.starts and m.kickoff_utc < s.ends)
             from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as s (starts, ends, place) order by s.place
           ) as "inSpans",
           (select count(*)::int from matches where kickoff_utc >= $3 and kickoff_utc < $4 and status = 'live') as live`,
    values: [spans.map(({ from }) => from), spans.map(({ to }) => to), underWay.from, underWay.to],
  });
  return rows[0] as MatchCounts;
}

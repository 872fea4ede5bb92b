import type { Queryable } from '#data/database/database.ts';
import type { FeedProblem } from '#data/feeds/feed.ts';

export interface FeedCounts {
  readonly rows: number;
  readonly matches: number;
  readonly newMatches: number;
  readonly changedMatches: number;
  readonly quotes: number;
  readonly newClubs: number;
  readonly problems: number;
}

/** Opens a run's record; what is never closed was killed. */
export async function startFeedRun(client: Queryable, feed: string, now: Date, asOf: Date | undefined): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into feed_runs (feed, started_at, state, as_of, counts) values ($1, $2, 'running', $3, '{}') returning id`,
    [feed, now, asOf ?? null],
  );
  return (rows[0] as { id: number }).id;
}

export async function finishFeedRun(
  client: Queryable,
  runId: number,
  state: 'succeeded' | 'failed',
  counts: FeedCounts,
  now: Date,
): Promise<void> {
  await client.query('update feed_runs set state = $2, counts = $3, finished_at = $4 where id = $1', [runId, state, counts, now]);
}

export async function recordFeedProblems(client: Queryable, runId: number, problems: readonly FeedProblem[]): Promise<void> {
  if (problems.length === 0) return;
  await client.query(
    `insert into feed_problems (run_id, source, "row", field, value, code)
     select $1, p.source, p."row", p.field, left(p.value, 200), p.code
     from jsonb_to_recordset($2) as p(source text, "row" int, field text, value text, code text)`,
    [runId, JSON.stringify(problems, (_key, part: unknown) => (typeof part === 'string' ? toStorable(part) : part))],
  );
}

/** What could not be read may be what PostgreSQL cannot hold as text. */
function toStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

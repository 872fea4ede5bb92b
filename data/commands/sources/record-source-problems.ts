import type { Queryable } from '#data/database/database.ts';
import { toStorable } from '#data/database/to-storable.ts';
import type { FeedProblem } from '#data/feeds/feed.ts';

/** Stores the problems with an answer; a problem stored before is counted again. Unknown clubs are left out, since they are in a separate list. */
export async function recordSourceProblems(
  database: Queryable,
  source: string,
  call: string,
  problems: readonly FeedProblem[],
  now: Date,
): Promise<void> {
  const written = problems
    .filter(({ code }) => code !== 'unknown-club' && code !== 'held-club')
    .map(({ code, field = '', value = '', row, loses }) => ({ code, field, value: toStorable(value).slice(0, 200), row, loses }));
  if (written.length === 0) return;
  await database.query({
    name: 'record-source-problems',
    text: `insert into source_problems as s (source, code, field, value, loses, call, "row", first_seen_at, last_seen_at, times)
           select $1, p.code, p.field, p.value, min(p.loses), $2, min(p."row"), $4, $4, 1
           from jsonb_to_recordset($3) as p(code text, field text, value text, "row" int, loses text) group by p.code, p.field, p.value
           on conflict (source, code, field, value) do update
             set loses = excluded.loses, call = excluded.call, "row" = excluded."row", last_seen_at = excluded.last_seen_at, times = s.times + 1`,
    values: [source, call, JSON.stringify(written), now],
  });
}

/** Deletes problems that have not occurred since a moment. */
export async function forgetSourceProblems(database: Queryable, before: Date): Promise<void> {
  await database.query('delete from source_problems where last_seen_at < $1', [before]);
}

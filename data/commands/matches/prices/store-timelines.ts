import type { Queryable } from '#data/database/database.ts';
import type { TwoSidedMatch } from '#data/feeds/two-sided-feed.ts';
import type { StoredPlacedMatch } from '../placed-match.ts';

/** Stores the timelines of tennis and basketball matches whose stored events are this provider's; returns the ids of the matches that changed. */
export async function storeTimelines(
  client: Queryable,
  provider: string,
  stored: readonly StoredPlacedMatch<TwoSidedMatch>[],
): Promise<number[]> {
  const rows = stored.flatMap(({ matchId: id, placed: { match } }) => (match.course === undefined ? [] : { id, course: match.course }));
  if (rows.length === 0) return [];
  const { rows: changed } = await client.query<{ id: number }>(
    `insert into match_courses as c (match_id, course) select m.id, r.course
     from jsonb_to_recordset($1) as r(id int, course jsonb) join matches m on m.id = r.id and m.events_source = $2
     on conflict (match_id) do update set course = excluded.course where c.course <> excluded.course returning match_id as id`,
    [JSON.stringify(rows), provider],
  );
  return changed.map(({ id }) => id);
}

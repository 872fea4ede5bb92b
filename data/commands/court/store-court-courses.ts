import type { Queryable } from '#data/database/database.ts';
import type { PlacedCourtMatch } from './place-court-matches.ts';

/** Stores the courses of the matches whose course stands by the word of this provider; returns the ids of those that changed. */
export async function storeCourtCourses(
  client: Queryable,
  provider: string,
  matches: readonly { readonly id: number; readonly place: PlacedCourtMatch }[],
): Promise<number[]> {
  const rows = matches.flatMap(({ id, place: { match } }) => (match.course === undefined ? [] : { id, course: match.course }));
  if (rows.length === 0) return [];
  const { rows: changed } = await client.query<{ id: number }>(
    `insert into match_courses as c (match_id, course) select m.id, r.course
     from jsonb_to_recordset($1) as r(id int, course jsonb) join matches m on m.id = r.id and m.events_source = $2
     on conflict (match_id) do update set course = excluded.course where c.course <> excluded.course returning match_id as id`,
    [JSON.stringify(rows), provider],
  );
  return changed.map(({ id }) => id);
}

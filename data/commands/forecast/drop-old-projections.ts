import type { Queryable } from '#data/database/database.ts';

/** Deletes the projections that were made before a moment. Returns the numbers of their tournaments. */
export async function dropOldProjections(database: Queryable, before: Date): Promise<number[]> {
  const { rows } = await database.query<{ tournament: number }>(
    `with dropped as (delete from season_projections where computed_at < $1 returning season_id)
     select distinct s.tournament_id as tournament from dropped join seasons s on s.id = dropped.season_id order by 1`,
    [before],
  );
  return rows.map(({ tournament }) => tournament);
}

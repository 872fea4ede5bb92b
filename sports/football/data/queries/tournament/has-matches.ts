import type { Queryable } from '#data/database/database.ts';

/** Returns true when a competition has a match in any season. */
export async function hasMatches(database: Queryable, tournamentId: number): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'has-matches',
    text: 'select 1 from matches where tournament_id = $1 limit 1',
    values: [tournamentId],
  });
  return rowCount === 1;
}

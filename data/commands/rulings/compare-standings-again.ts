import type { Queryable } from '#data/database/database.ts';

/** Has the tables that sources told last of seasons compared with ours once more, as after a ruling: sources tell no more once a season is over. */
export async function compareStandingsAgain(client: Queryable, seasonIds: readonly number[]): Promise<void> {
  await client.query('update told_standings set compared_at = null where season_id = any($1)', [seasonIds]);
}

import type { Queryable } from '#data/database/database.ts';

/**
 * Marks the stored tables of sources, for some seasons, as not yet compared with ours, as after a ruling: sources send no more tables once a season is
 * over.
 */
export async function compareStandingsAgain(client: Queryable, seasonIds: readonly number[]): Promise<void> {
  await client.query('update told_standings set compared_at = null where season_id = any($1)', [seasonIds]);
}

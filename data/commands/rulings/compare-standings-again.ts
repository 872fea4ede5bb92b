import type { Queryable } from '#data/database/database.ts';

/**
 * Marks the tables that sources reported for some seasons as not compared with the site's, so that they are compared again, for example after a ruling.
 * Without this a season that is over, of which sources send no more tables, would never be compared again.
 */
export async function compareStandingsAgain(client: Queryable, seasonIds: readonly number[]): Promise<void> {
  await client.query('update told_standings set compared_at = null where season_id = any($1)', [seasonIds]);
}

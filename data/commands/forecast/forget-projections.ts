import type { Queryable } from '#data/database/database.ts';

/** Deletes the projections (simulated final tables) of seasons whose tables a ruling has changed; they are made again within the day. */
export async function forgetProjections(client: Queryable, seasonIds: readonly number[]): Promise<void> {
  if (seasonIds.length > 0) await client.query('delete from season_projections where season_id = any($1)', [seasonIds]);
}

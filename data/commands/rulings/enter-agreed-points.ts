import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { forgetProjections } from '#data/commands/forecast/forget-projections.ts';
import { inTransaction, type Transactable } from '#data/database/database.ts';
import type { NetworkOnlySource } from '#data/sources/network-only-sources.ts';

/** Points by which the league tables of several sources differ from the site's, all in the same way. */
export interface AgreedPoints {
  readonly seasonId: number;
  readonly teamId: number;
  readonly points: number;
  readonly accordingTo: readonly NetworkOnlySource[];
}

/**
 * Gives a club points because the tables of several sources show them, and drops the cached pages that show its points. They are added to any that it was
 * given in this way before. When the sum is zero the entry is deleted, for example after the catalogue got the same ruling. An entry that the operator has
 * taken back is unchanged.
 */
export async function enterAgreedPoints(
  database: Transactable,
  { seasonId, teamId, points, accordingTo }: AgreedPoints,
  now: Date,
): Promise<void> {
  await inTransaction(database, async (client) => {
    const { rowCount } = await client.query(
      `insert into point_adjustments as p (season_id, team_id, points, origin, according_to) values ($1, $2, $3, 'sources', $4)
       on conflict (season_id, team_id, origin, decided_on, stage) do update
         set points = p.points + excluded.points, according_to = excluded.according_to where p.points <> 0`,
      [seasonId, teamId, points, [...accordingTo].sort()],
    );
    if (rowCount === 0) return;
    await client.query(`delete from point_adjustments where (season_id, team_id, origin, points) = ($1, $2, 'sources', 0)`, [
      seasonId,
      teamId,
    ]);
    await client.query('delete from standings_differences where season_id = $1 and team_id = $2', [seasonId, teamId]);
    await forgetProjections(client, [seasonId]);
    const { rows } = await client.query<{ tournamentId: number }>('select tournament_id as "tournamentId" from seasons where id = $1', [
      seasonId,
    ]);
    await recordChanges(client, [...rows.map(({ tournamentId }) => `tournament:${tournamentId}` as const), `team:${teamId}`], now);
  });
}

import type { PointAdjustmentRuling } from '#data/catalogue/load-rulings.ts';
import { recordChanges, type Topic } from '#data/commands/changes/record-changes.ts';
import { type Database, inTransaction } from '#data/database/database.ts';

/**
 * Brings the points given and taken in line with the rulings, for the seasons that are stored; the others wait until a feed
 * brings their season. Gives the number of adjustments that were added, changed or removed.
 */
export async function storePointAdjustments(database: Database, rulings: readonly PointAdjustmentRuling[], now: Date): Promise<number> {
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<{ tournamentId: number; teamId: number }>(
      `with told as (
         select s.id as season_id, s.tournament_id, coalesce(t.id, f.team_id) as team_id, r."decidedOn" as decided_on, r.points, r.reason
         from jsonb_to_recordset($1) as r(tournament text, season text, club text, "decidedOn" date, points smallint, reason text)
         join tournaments c on c.id = r.tournament join seasons s on s.tournament_id = c.numeric_id and s.label = r.season
         left join teams t on t.slug = r.club left join former_team_slugs f on f.slug = r.club
         where coalesce(t.id, f.team_id) is not null
       ), removed as (
         delete from point_adjustments p where not exists (
           select 1 from told where (told.season_id, told.team_id, told.decided_on) = (p.season_id, p.team_id, p.decided_on))
         returning p.season_id, p.team_id
       ), stored as (
         insert into point_adjustments as p (season_id, team_id, decided_on, points, reason)
         select season_id, team_id, decided_on, points, reason from told
         on conflict (season_id, team_id, decided_on) do update set points = excluded.points, reason = excluded.reason
         where (p.points, p.reason) is distinct from (excluded.points, excluded.reason)
         returning p.season_id, p.team_id
       )
       select s.tournament_id as "tournamentId", c.team_id as "teamId"
       from (select * from removed union all select * from stored) c join seasons s on s.id = c.season_id`,
      [JSON.stringify(rulings)],
    );
    const topics = rows.flatMap(({ tournamentId, teamId }): Topic[] => [`tournament:${tournamentId}`, `team:${teamId}`]);
    await recordChanges(client, topics, now);
    return rows.length;
  });
}

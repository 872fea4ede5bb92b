import type { Topic } from '#data/changes/topic.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { recordLiveEvents } from '#data/commands/live/record-live-events.ts';
import { recordPlayEvents } from '#data/commands/live/record-play-events.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { playColumns } from './columns/play-columns.ts';

const names = Object.keys(playColumns);

/* A match that has changed since it was found overdue is left unchanged. */
const markSql = `
  update matches m set status = 'awaited',
    last_reported = case when m.status = 'live' then jsonb_build_object(${names.map((name) => `'${name}', m.${name}`).join(', ')}) end,
    ${names.map((name) => `${name} = null`).join(', ')}, updated_at = $2
  where m.id = any($1) and m.status in ('scheduled', 'live') and m.updated_at <= $3
  returning m.id, m.home_team_id as "homeId", m.away_team_id as "awayId", m.tournament_id as "tournamentId",
    to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD') as day`;

/**
 * Marks matches of a sport as `awaited`: they must be over, but no source has reported the result. The state of play last reported is moved to
 * `last_reported`. Drops their cached pages, sends the change to live listeners, and returns the number of matches marked.
 *
 * @param unchangedSince only matches unchanged since this moment are marked
 */
export async function markAwaited(
  database: Database,
  sport: Sport,
  matchIds: readonly number[],
  { now, unchangedSince }: { readonly now: Date; readonly unchangedSince: Date },
): Promise<number> {
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<{ id: number; homeId: number; awayId: number; tournamentId: number; day: string }>(markSql, [
      matchIds,
      now,
      unchangedSince,
    ]);
    const topics = rows.flatMap(({ id, homeId, awayId, tournamentId, day }): Topic[] => [
      `match:${id}`,
      `team:${homeId}`,
      `team:${awayId}`,
      `tournament:${tournamentId}`,
      `day:${day}`,
    ]);
    await recordChanges(client, topics, now);
    if (rulesOf(sport).liveChanges === undefined) await recordLiveEvents(client, topics, now);
    else
      await recordPlayEvents(
        client,
        rows.map(({ id }) => id),
        now,
      );
    return rows.length;
  });
}

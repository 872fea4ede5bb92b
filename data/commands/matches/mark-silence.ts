import type { Topic } from '#data/changes/topic.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { recordLiveEvents } from '#data/commands/live/record-live-events.ts';
import { type Database, inTransaction } from '#data/database/database.ts';

/** Time of the last report on a match by its source, which has been silent for longer than usual; null when it is not silent. */
export interface Silence {
  readonly matchId: number;
  readonly since: Date | null;
}

/* A match that was reported since it was checked is not silent. */
const markSql = `
  update matches m set silent_since = s.since
  from jsonb_to_recordset($1) as s("matchId" int, since timestamptz)
  where m.id = s."matchId" and m.status = 'live' and m.silent_since is distinct from s.since
    and not exists (select 1 from match_reports o where o.match_id = m.id and o.provider = m.state_source and o.said_at > s.since)
  returning m.id, m.tournament_id as "tournamentId", to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD') as day`;

/** Marks matches as silent, or removes the mark; drops their cached pages and sends the change to live listeners. */
export async function markSilence(database: Database, silences: readonly Silence[], now: Date): Promise<void> {
  await inTransaction(database, async (client) => {
    const { rows } = await client.query<{ id: number; tournamentId: number; day: string }>(markSql, [JSON.stringify(silences)]);
    const topics = rows.flatMap(({ id, tournamentId, day }): Topic[] => [`match:${id}`, `tournament:${tournamentId}`, `day:${day}`]);
    await recordChanges(client, topics, now);
    await recordLiveEvents(client, topics, now);
  });
}

import type { Queryable } from '#data/database/database.ts';

/**
 * Deletes the live events before a moment, and all with a lower sequence than these, so that the rest has no gaps. Also deletes the states of matches that
 * began more than a day before the moment. The newest event always remains: a page starts listening from its sequence.
 */
export async function trimLiveEvents(client: Queryable, before: Date): Promise<void> {
  await client.query(
    `delete from live_events
     where sequence <= (select max(sequence) from live_events where happened_at < $1) and sequence < (select max(sequence) from live_events)`,
    [before],
  );
  await client.query(
    "delete from live_states s using matches m where m.id = s.match_id and m.kickoff_utc < $1::timestamptz - interval '1 day'",
    [before],
  );
}

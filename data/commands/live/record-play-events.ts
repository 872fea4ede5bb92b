import { advisoryLocks } from '#data/database/advisory-locks.ts';
import type { Queryable } from '#data/database/database.ts';
import { untold } from './record-live-events.ts';

/**
 * Records that something changed in matches of tennis or basketball of around the present, for those who watch. To be called last in a
 * transaction, as `recordLiveEvents` is.
 */
export async function recordPlayEvents(client: Queryable, matchIds: readonly number[], now: Date): Promise<void> {
  if (matchIds.length === 0) return;
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.recordingLiveEvents]);
  await client.query(
    `with changed as (
       select m.id, m.tournament_id, m.status, to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as kickoff
       from matches m where m.id = any($1)
         and m.kickoff_utc between $2::timestamptz - interval '1 day' and $2::timestamptz + interval '36 hours'
     ), told as (
       insert into live_events (match_id, tournament_id, kind, event, happened_at)
       select id, tournament_id, 'play', jsonb_build_object('kind', 'play', 'status', status), $2 from changed order by id
     )
     insert into live_states (match_id, tournament_id, state, updated_at)
     select id, tournament_id, $3::jsonb || jsonb_build_object('status', status, 'kickoffUtc', kickoff), $2 from changed
     on conflict (match_id) do update set tournament_id = excluded.tournament_id, state = excluded.state, updated_at = excluded.updated_at`,
    [matchIds, now, JSON.stringify(untold)],
  );
}

import { sportIds, sportNameSql } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { advisoryLocks } from '#data/database/locks/advisory-locks.ts';
import type { LiveEvent, LiveState } from '#domain/live/live-event.ts';
import { type PlayChange, playChange } from '#domain/live/play-change.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { firstSport, type Sport, type TwoSidedSport } from '#domain/sports/sport.ts';
import type { SportMatch } from '#domain/sports/sport-types.ts';
import { untold } from './record-live-events.ts';

interface StoredMatch {
  readonly id: number;
  readonly tournamentId: number;
  readonly kickoffUtc: string;
  readonly status: MatchStatus;
  readonly score: Goals | null;
  readonly match: SportMatch;
  /** State last sent to live listeners; null when none was sent. */
  readonly told: LiveState | null;
}

/** Change in the ledger that is sent to the live listeners of a match. */
export type LedgerChange = Extract<PlayChange, 'tip' | 'prediction'>;

/**
 * Records, as events for the pages that listen to live changes, that something changed in matches of tennis or basketball. Other matches, and those far from
 * the present, are left out. Must be called last in a transaction, like `recordLiveEvents`.
 *
 * @param what the change, when a tip or a prediction changed; undefined to derive it from the former and the present states of the matches
 */
export async function recordPlayEvents(client: Queryable, matchIds: readonly number[], now: Date, what?: LedgerChange): Promise<void> {
  if (matchIds.length === 0) return;
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.recordingLiveEvents]);
  const { rows } = await client.query<StoredMatch>(
    `select m.id, m.tournament_id as "tournamentId", m.status,
       to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "kickoffUtc",
       case when m.home_goals is not null and m.away_goals is not null
         then jsonb_build_object('home', m.home_goals, 'away', m.away_goals) end as score,
       jsonb_strip_nulls(jsonb_build_object('sport', ${sportNameSql('m.sport_id')}, 'play', m.play)) || jsonb_build_object('facts', m.facts) as match,
       t.state as told
     from matches m left join live_states t on t.match_id = m.id
     where m.id = any($1) and m.sport_id <> ${sportIds[firstSport]} and m.kickoff_utc between $2::timestamptz - interval '1 day' and $2::timestamptz + interval '36 hours'
     order by m.id`,
    [matchIds, now],
  );
  if (rows.length === 0) return;
  const changes = rows.map((row) => {
    const state = stateOf(row);
    return { match_id: row.id, tournament_id: row.tournamentId, state, event: eventOf(row, state, what) };
  });
  await client.query(
    `with changed as (
       select * from jsonb_to_recordset($1) as c(match_id int, tournament_id int, state jsonb, event jsonb)
     ), told as (
       insert into live_events (match_id, tournament_id, kind, event, happened_at)
       select match_id, tournament_id, 'play', event, $2 from changed order by match_id
     )
     insert into live_states (match_id, tournament_id, state, updated_at)
     select match_id, tournament_id, state, $2 from changed
     on conflict (match_id) do update set tournament_id = excluded.tournament_id, state = excluded.state, updated_at = excluded.updated_at`,
    [JSON.stringify(changes), now],
  );
}

/** Returns the state of a match. Its period is half-time or null: other sports have none of football's other periods. */
function stateOf({ status, kickoffUtc, score, match }: StoredMatch): LiveState {
  const { liveChanges: rules } = rulesOf<Sport>(match.sport);
  const atHalfTime = match.play !== undefined && rules?.isAtHalfTime(match.play) === true;
  return { ...untold, status, kickoffUtc, score, period: atHalfTime ? 'half-time' : null };
}

function eventOf({ told, match }: StoredMatch, state: LiveState, what: LedgerChange | undefined): LiveEvent {
  const change = what ?? playChange(told === null ? undefined : playOfState(told), playOfState(state), match);
  return { kind: 'play', sport: match.sport as TwoSidedSport, status: state.status, change, score: state.score };
}

const playOfState = ({ status, score, period }: LiveState) => ({ status, score, atHalfTime: period === 'half-time' });

import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { WeighedTopic } from '#data/changes/topic.ts';
import type { Queryable } from '#data/database/database.ts';
import { advisoryLocks } from '#data/database/locks/advisory-locks.ts';
import { forecastOfLiveMatch } from '#data/live/forecast-of-live-match.ts';
import { eventsBetween } from '#domain/live/events-between.ts';
import { goalsOfScore } from '#domain/live/goals-of-score.ts';
import type { LiveCard, LiveEvent, LiveGoal, LiveState } from '#domain/live/live-event.ts';
import { isGoal, type MatchEventKind } from '#domain/match/match-timeline.ts';
import { maxMoveMs } from '#domain/prediction/settle-prediction.ts';
import { firstSport } from '#domain/sports/sport.ts';

interface StoredMatch extends Omit<LiveState, 'goals' | 'cards'> {
  readonly id: number;
  readonly tournamentId: number;
  readonly day: string;
  readonly timeline: readonly (Omit<LiveGoal, 'kind'> & { readonly kind: MatchEventKind })[];
  /** State last sent to live listeners, and its day; null when none was sent. */
  readonly told: LiveState | null;
  readonly lastSentDay: string | null;
  /** Moment from which the delay of the source's report is measured; null when unknown. */
  readonly sinceAt: Date | null;
}

/** Source whose report changed matches. */
export interface ReportingSource {
  readonly source: string;
  /** Moment of its previous report, for a source whose reports are not stored for each match. */
  readonly before?: Date | undefined;
}

/** State of a match of which nothing has been sent to live listeners yet. */
export const untold: Omit<LiveState, 'kickoffUtc'> = {
  status: 'scheduled',
  period: null,
  minute: null,
  addedMinute: null,
  forecast: null,
  score: null,
  penalties: null,
  goals: [],
  cards: [],
  odds: [null, null, null],
  tips: [],
  prediction: null,
  lineUpVersion: null,
  detailsVersion: null,
  silentSince: null,
};

const isAround = (moment: string) => `${moment} between $2::timestamptz - interval '1 day' and $2::timestamptz + interval '36 hours'`;
const goals = (home: string, away: string) =>
  `case when ${home} is not null and ${away} is not null then jsonb_build_object('home', ${home}, 'away', ${away}) end`;

/**
 * SQL of the matches around the present, whose pages may be open: those that began within the last day or begin within 36 hours. Matches that were last
 * sent to live listeners with such a kick-off are included.
 */
const storedMatches = `
  select m.id, m.tournament_id as "tournamentId", to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD') as day, m.status,
    to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "kickoffUtc",
    m.period, m.minute, m.added_minute as "addedMinute", ${forecastOfLiveMatch} as forecast, ${goals('m.home_goals', 'm.away_goals')} as score,
    ${goals('m.penalties_home', 'm.penalties_away')} as penalties,
    jsonb_build_array(m.best_home_odds, m.best_draw_odds, m.best_away_odds) as odds,
    (select coalesce(jsonb_agg(jsonb_build_object('side', e.side, 'kind', e.kind, 'minute', e.minute, 'addedMinute', e.added_minute,
        'playerName', e.player_name, 'shirtNumber', e.shirt_number) order by e.sequence), '[]')
      from match_events e where e.match_id = m.id and e.kind not in ('substitution', 'missed-penalty')) as timeline,
    (select coalesce(jsonb_agg(jsonb_build_object('sequence', t.sequence, 'outcome', coalesce(
        (select s.outcome from tip_settlements s where s.tip_sequence = t.sequence order by s.sequence desc limit 1),
        (select 'withdrawn' from tip_withdrawals w where w.tip_sequence = t.sequence))) order by t.sequence), '[]')
      from tips t where t.match_id = any(array(select m.id union all select former_id from former_match_ids f where f.match_id = m.id))) as tips,
    (select jsonb_build_object('outcome', o.outcome)
      from predictions p left join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf
      where p.match_id = any(array(select m.id union all select former_id from former_match_ids f where f.match_id = m.id))
        and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= ${maxMoveMs / 1_000}
      order by p.kickoff_utc desc limit 1) as prediction,
    (select md5(string_agg(l::text, '' order by l.side)) from line_ups l where l.match_id = m.id) as "lineUpVersion",
    md5(nullif(concat(
        (select s::text from match_statistics s where s.match_id = m.id),
        (select string_agg(e::text, '' order by e.sequence) from match_events e where e.match_id = m.id and e.kind in ('substitution', 'missed-penalty'))), ''))
      as "detailsVersion",
    t.state as told, to_char(t.day, 'YYYY-MM-DD') as "lastSentDay",
    case when m.status = 'live' then to_char(m.silent_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end as "silentSince",
    coalesce(o.changed_at, case when m.kickoff_known and m.kickoff_utc > coalesce(o.heard_before_at, $4) and m.kickoff_utc <= $2 then m.kickoff_utc
      else coalesce(o.heard_before_at, $4) end) as "sinceAt"
  from matches m left join live_states t on t.match_id = m.id
    left join match_reports o on o.match_id = m.id and o.provider = $3 and o.said_at = $2
  where m.id = any($1) and m.sport_id = ${sportIds[firstSport]} and (${isAround('m.kickoff_utc')} or ${isAround("(t.state->>'kickoffUtc')::timestamptz")})
  order by m.id`;

const topicOfMatch = /^(?:minor:)?match:(\d+)$/;

/**
 * Records, as events for the pages that listen to live changes, what has changed in football matches since their last events. Matches far from the present
 * are left out. Must be called last in a transaction that changed matches: until its end no other transaction records events, so that events are committed
 * in the order of their sequence.
 *
 * @param topics topics of the change; only its topics of matches are used
 * @param reporter source that reported the change, to measure its delay
 */
export async function recordLiveEvents(
  client: Queryable,
  topics: Iterable<WeighedTopic>,
  now: Date,
  reporter?: ReportingSource,
): Promise<void> {
  const matchIds = [...topics].flatMap((topic) => topicOfMatch.exec(topic)?.slice(1).map(Number) ?? []);
  if (matchIds.length === 0) return;
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.recordingLiveEvents]);
  const { rows } = await client.query<StoredMatch>(storedMatches, [
    [...new Set(matchIds)],
    now,
    reporter?.source ?? null,
    reporter?.before ?? null,
  ]);
  const changes = rows.flatMap((row): Change[] => {
    const state = stateOf(row);
    const events = eventsBetween(row.told ?? { ...untold, kickoffUtc: state.kickoffUtc }, state, now);
    return events.length === 0 && row.told !== null ? [] : [{ row, state, events }];
  });
  if (changes.length > 0) await storeChanges(client, changes, now, reporter?.source);
}

interface Change {
  readonly row: StoredMatch;
  readonly state: LiveState;
  readonly events: readonly LiveEvent[];
}

/** Stores the events and new states of matches. The event of a match that moved to another day is stored under the former day, for listeners of that day. */
async function storeChanges(client: Queryable, changes: readonly Change[], now: Date, source: string | undefined): Promise<void> {
  const events = changes.flatMap((change) => {
    const { row, events: ofMatch } = change;
    const timed = source === undefined || row.sinceAt === null ? undefined : timedEvent(change);
    return ofMatch.map((event) => ({
      match_id: row.id,
      tournament_id: row.tournamentId,
      day: row.lastSentDay ?? row.day,
      kind: event.kind,
      event,
      ...(event === timed ? { source, since_at: row.sinceAt } : {}),
    }));
  });
  await client.query(
    `insert into live_events (match_id, tournament_id, day, kind, event, happened_at, source, since_at)
     select match_id, tournament_id, day, kind, event, $2, source, since_at
     from jsonb_to_recordset($1) as e(match_id int, tournament_id int, day date, kind text, event jsonb, source text, since_at timestamptz)`,
    [JSON.stringify(events), now],
  );
  const states = changes.map(({ row, state }) => ({ match_id: row.id, tournament_id: row.tournamentId, day: row.day, state }));
  await client.query(
    `insert into live_states (match_id, tournament_id, day, state, updated_at)
     select match_id, tournament_id, day, state, $2
     from jsonb_to_recordset($1) as s(match_id int, tournament_id int, day date, state jsonb)
     on conflict (match_id) do update set tournament_id = excluded.tournament_id, day = excluded.day, state = excluded.state, updated_at = excluded.updated_at`,
    [JSON.stringify(states), now],
  );
}

/**
 * Returns the event by which the delay of a change is measured; undefined when there is none. It is a start, a break, an end or a score of a match that
 * is, or was until now, in play. Every answer of a source includes these facts, so that the previous answer proves that they had not happened yet.
 */
function timedEvent({ row: { told }, state, events }: Change): LiveEvent | undefined {
  if (state.status !== 'live' && told?.status !== 'live') return undefined;
  const isMoved = told !== null && (told.status !== state.status || told.period !== state.period);
  return events.find(({ kind }) => kind === 'score' || (kind === 'status' && isMoved));
}

function stateOf({ id, tournamentId, day, told, lastSentDay, timeline, sinceAt, ...match }: StoredMatch): LiveState {
  const scored = timeline.filter(({ kind }) => isGoal(kind)) as LiveGoal[];
  const cards = timeline.filter(({ kind }) => !isGoal(kind)) as LiveCard[];
  const former = told?.goals ?? [];
  // A score that is no longer reported does not mean that a goal was disallowed.
  return { ...match, goals: match.status === 'awaited' ? former : goalsOfScore(scored, { ...match, former }), cards };
}

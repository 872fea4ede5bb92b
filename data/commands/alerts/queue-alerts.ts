import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';
import { type AlertedMatch, alertOf, maxAgeMs } from '#domain/alert/alert-of-event.ts';
import { maxCompetitionPredictionsOfDay, maxTipAlertsOfDay } from '#domain/alert/alert-settings.ts';
import type { LiveEvent } from '#domain/live/live-event.ts';

/** An event with its match as it stands now, and everything by which somebody may follow it. */
interface EventRow extends Omit<AlertedMatch, 'id'> {
  readonly sequence: number;
  readonly matchId: number;
  readonly event: LiveEvent;
  readonly happenedAt: Date;
  readonly subjects: readonly string[];
}

interface QueuedAlert {
  readonly liveEvent: number | null;
  readonly kind: string;
  readonly about: string;
  readonly subjects: readonly string[];
  readonly happenedAt: Date;
}

const maxEventsAtOnce = 500;
const hourMs = 3_600_000;
/** Tips that are older, such as those of a site that was restored, are no news. */
const maxTipAgeMs = 6 * hourMs;

/**
 * Puts a message in the queue for every follower of what happened since the last call, and returns the number of messages. Both go into one
 * transaction with the place up to which was looked: nothing is left out, and nothing queued twice.
 */
export function queueLiveAlerts(database: Database, now: Date): Promise<number> {
  return inTransaction(database, async (client) => {
    const after = await placeIn(client, 'live-events');
    const end = await endOf(client, 'live-events');
    const alerts: (QueuedAlert & { readonly matchId: number })[] = [];
    for (let rows = await eventsAfter(client, after, end, now); rows.length > 0; ) {
      alerts.push(...rows.flatMap((row) => alertsOf(row, now)));
      rows = rows.length < maxEventsAtOnce ? [] : await eventsAfter(client, rows.at(-1)?.sequence ?? end, end, now);
    }
    const queued = await queue(client, lastOfGoals(alerts));
    await moveTo(client, 'live-events', end);
    return queued;
  });
}

/** Of several goals that one match was found to have at once a follower is told the last, whose score counts all. */
function lastOfGoals(alerts: readonly (QueuedAlert & { readonly matchId: number })[]): QueuedAlert[] {
  return alerts.filter(
    ({ kind, matchId }, at) => kind !== 'goal' || !alerts.slice(at + 1).some((later) => later.kind === 'goal' && later.matchId === matchId),
  );
}

function alertsOf({ sequence, matchId: id, event, happenedAt, subjects, ...match }: EventRow, now: Date) {
  const alert = alertOf(event, { sequence, happenedAt }, { id, ...match }, now);
  return alert === undefined ? [] : [{ ...alert, liveEvent: sequence, subjects, happenedAt, matchId: id }];
}

async function eventsAfter(client: Queryable, after: number, end: number, now: Date): Promise<EventRow[]> {
  const { rows } = await client.query<EventRow>({
    name: 'live-events-for-alerts',
    text: `select e.sequence::float8 as sequence, e.match_id as "matchId", e.event, e.happened_at as "happenedAt",
        m.status, m.period, m.minute, m.kickoff_utc as "kickoffUtc",
        array['m' || m.id, 't' || m.home_team_id, 't' || m.away_team_id, 'c' || m.tournament_id]
          || array(select 'm' || former_id from former_match_ids f where f.match_id = m.id) as subjects
      from live_events e join matches m on m.id = e.match_id
      where e.sequence > $1 and e.sequence <= $2 and e.happened_at >= $3 and (e.kind in ('status', 'goal', 'card', 'line-up') or e.kind = 'play' and e.event->>'change' <> 'going-on')
      order by e.sequence limit $4`,
    values: [after, end, new Date(now.getTime() - maxAgeMs), maxEventsAtOnce],
  });
  return rows;
}

async function queue(client: Queryable, alerts: readonly QueuedAlert[]): Promise<number> {
  if (alerts.length === 0) return 0;
  // Without a name, so that it is planned for as many alerts as there are, which are few.
  const { rowCount } = await client.query(queueLiveAlertsStatement, queueLiveAlertsValues(alerts));
  return rowCount ?? 0;
}

/** Returns the values of the statement below: a row for every subject by which an alert may be followed. */
export function queueLiveAlertsValues(alerts: readonly QueuedAlert[]): unknown[] {
  const rows = alerts.flatMap(({ subjects, ...alert }) => subjects.map((subject) => ({ ...alert, subject })));
  return [
    rows.map(({ subject }) => subject),
    rows.map(({ kind }) => kind),
    rows.map(({ about }) => about),
    rows.map(({ liveEvent }) => liveEvent),
    rows.map(({ happenedAt }) => happenedAt),
    maxAgeMs / 1_000,
  ];
}

/** Follows each alert from its subjects by the primary key of `push_follows` to those who want alerts of its kind. */
export const queueLiveAlertsStatement = `
  insert into push_messages (subscription_id, kind, about, live_event, due_at, expires_at)
  select s.id, a.kind, a.about, a.live_event, a.happened_at + s.delay_seconds * interval '1 second',
    a.happened_at + (s.delay_seconds + $6) * interval '1 second'
  from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::timestamptz[]) as a(subject, kind, about, live_event, happened_at)
  join push_follows f on f.subject = a.subject
  join push_subscriptions s on s.id = f.subscription_id
  where a.kind = any(s.kinds)
  on conflict (subscription_id, about) do nothing`;

/**
 * Puts a message in the queue for every follower of the clubs and competitions on which new tips were published as time went by, the one with
 * the greatest expected value first, and no more than two a follower and day; returns the number of messages.
 */
export function queueTipAlerts(database: Database, now: Date): Promise<number> {
  return inTransaction(database, async (client) => {
    const after = await placeIn(client, 'tips');
    const end = await endOf(client, 'tips');
    if (end <= after) return 0;
    const { rowCount } = await client.query({
      name: 'queue-tip-alerts',
      text: `with tipped as (
          select t.sequence, t.expected_value, t.kickoff_utc,
            array['m' || t.match_id, 't' || t.home_club_id, 't' || t.away_club_id, 'c' || c.numeric_id] as subjects
          from tips t join ledger_records r on r.sequence = t.sequence left join tournaments c on c.id = t.tournament_id
          where t.sequence > $1 and t.sequence <= $2 and t.origin = 'live' and r.recorded_at >= $4 and t.kickoff_utc > $3),
        wanted as (
          select distinct s.id as subscription_id, t.sequence, t.expected_value, t.kickoff_utc
          from tipped t cross join lateral unnest(t.subjects) as followed(subject)
          join push_follows f on f.subject = followed.subject
          join push_subscriptions s on s.id = f.subscription_id
          where 'tip' = any(s.kinds)),
        ranked as (
          select *, row_number() over (partition by subscription_id order by expected_value desc, sequence) as place from wanted)
        insert into push_messages (subscription_id, kind, about, tip, due_at, expires_at)
        select subscription_id, 'tip', 'tip ' || sequence, sequence, $3, kickoff_utc from ranked
        where place + (select count(*) from push_messages m where m.subscription_id = ranked.subscription_id and m.kind = 'tip'
          and m.due_at > $3::timestamptz - interval '1 day') <= $5
        on conflict (subscription_id, about) do nothing`,
      values: [after, end, now, new Date(now.getTime() - maxTipAgeMs), maxTipAlertsOfDay],
    });
    await moveTo(client, 'tips', end);
    return rowCount ?? 0;
  });
}

/**
 * Puts a message in the queue for every follower of the matches, clubs and competitions whose predictions froze as time went by, and returns the number of
 * messages. Who follows a competition alone receives the likeliest first, and none beyond ten alerts of predictions in a day.
 */
export function queuePredictionAlerts(database: Database, now: Date): Promise<number> {
  return inTransaction(database, async (client) => {
    const after = await placeIn(client, 'predictions');
    const end = await endOf(client, 'predictions');
    if (end <= after) return 0;
    // Without a name, as the alerts of live events.
    const { rowCount } = await client.query(queuePredictionAlertsStatement, [after, end, now, maxCompetitionPredictionsOfDay]);
    await moveTo(client, 'predictions', end);
    return rowCount ?? 0;
  });
}

/** Follows each prediction from its match, its clubs and its competition by the primary key of `push_follows` to those who want alerts of predictions. */
export const queuePredictionAlertsStatement = `
  with frozen as materialized (
      select p.sequence, p.leaf, p.kickoff_utc, greatest(p.home_chance, p.draw_chance, p.away_chance) as chance, reason.subject, reason.is_competition
      from prediction_roots r join predictions p on p.sequence = r.sequence left join tournaments c on c.id = p.tournament_id
      cross join lateral (values ('m' || p.match_id, false), ('t' || p.home_club_id, false), ('t' || p.away_club_id, false), ('c' || c.numeric_id, true))
        as reason(subject, is_competition)
      where r.sequence > $1 and r.sequence <= $2 and r.origin = 'live' and p.kickoff_utc > $3),
    wanted as (
      select s.id as subscription_id, p.sequence, p.leaf, p.kickoff_utc, p.chance, bool_and(p.is_competition) as by_competition
      from frozen p join push_follows f on f.subject = p.subject join push_subscriptions s on s.id = f.subscription_id
      where 'prediction' = any(s.kinds)
      group by s.id, p.sequence, p.leaf, p.kickoff_utc, p.chance),
    ranked as (
      select *, row_number() over (partition by subscription_id order by by_competition, chance desc, sequence, leaf) as place from wanted)
  insert into push_messages (subscription_id, kind, about, prediction, leaf, due_at, expires_at)
  select subscription_id, 'prediction', 'prediction ' || sequence || '-' || leaf, sequence, leaf, $3, kickoff_utc from ranked
  where not by_competition or place + (select count(*) from push_messages m where m.subscription_id = ranked.subscription_id and m.kind = 'prediction'
    and m.due_at > $3::timestamptz - interval '1 day') <= $4
  on conflict (subscription_id, about) do nothing`;

const tables = { 'live-events': 'live_events', tips: 'tips', predictions: 'prediction_roots' } as const;
type Source = keyof typeof tables;

/** Returns the place up to which a source was looked through, locked against others; at the first call, its present end. */
async function placeIn(client: Queryable, source: Source): Promise<number> {
  await client.query(
    `insert into push_progress (source, sequence) select $1, coalesce(max(sequence), 0) from ${tables[source]} on conflict do nothing`,
    [source],
  );
  const { rows } = await client.query<{ sequence: number }>(
    'select sequence::float8 as sequence from push_progress where source = $1 for update',
    [source],
  );
  return rows[0]?.sequence ?? 0;
}

async function endOf(client: Queryable, source: Source): Promise<number> {
  const { rows } = await client.query<{ last: number }>(`select coalesce(max(sequence), 0)::float8 as last from ${tables[source]}`);
  return rows[0]?.last ?? 0;
}

async function moveTo(client: Queryable, source: Source, sequence: number): Promise<void> {
  await client.query('update push_progress set sequence = $2 where source = $1 and sequence < $2', [source, sequence]);
}

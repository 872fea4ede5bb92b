import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';
import { type AlertedMatch, alertOf, maxAgeMs } from '#domain/alert/alert-of-event.ts';
import { maxCompetitionPredictionsOfDay, maxTipAlertsOfDay } from '#domain/alert/alert-settings.ts';
import type { LiveEvent } from '#domain/live/live-event.ts';

/** Live event with the present state of its match, and all subjects (match, clubs, competition) by which it can be followed. */
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
/** Max age of a tip that is announced; older tips, such as those of a restored site, are no news. */
const maxTipAgeMs = 6 * hourMs;

/**
 * Queues a message for every follower of each live event since the last call, and returns the number of messages. The messages and the place up to which
 * events were read are stored in one transaction, so that no event is missed or queued twice.
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

/** Returns the alerts without those of earlier goals in the same match: the score after the last goal includes them. */
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
  // Unnamed statement, so that it is planned for the actual number of alerts, which is small.
  const { rowCount } = await client.query(queueLiveAlertsStatement, queueLiveAlertsValues(alerts));
  return rowCount ?? 0;
}

/** Returns the values of the statement below: one row for every subject by which an alert can be followed. */
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

/** SQL that follows each alert from its subjects, by the primary key of `push_follows`, to the subscriptions that want alerts of its kind. */
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
 * Queues a message for every follower of the matches, clubs and competitions with tips published since the last call, and returns the number of messages.
 * A follower gets at most two in 24 hours, those of the highest expected value.
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
 * Queues a message for every follower of the matches, clubs and competitions with predictions recorded since the last call, and returns the number of
 * messages. Predictions that a browser follows only through their competition come after the others, the likeliest first. They are left out once the
 * browser has had ten alerts of predictions in 24 hours.
 */
export function queuePredictionAlerts(database: Database, now: Date): Promise<number> {
  return inTransaction(database, async (client) => {
    const after = await placeIn(client, 'predictions');
    const end = await endOf(client, 'predictions');
    if (end <= after) return 0;
    // Unnamed statement, for the same reason as that of live events.
    const { rowCount } = await client.query(queuePredictionAlertsStatement, [after, end, now, maxCompetitionPredictionsOfDay]);
    await moveTo(client, 'predictions', end);
    return rowCount ?? 0;
  });
}

/**
 * SQL that follows each prediction from its match, clubs and competition, by the primary key of `push_follows`, to the subscriptions that want alerts of
 * predictions.
 */
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

/** Returns the sequence up to which a source has been read, and locks it until the transaction ends; at the first call, the present end of the source. */
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

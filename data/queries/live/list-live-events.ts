import type { Queryable } from '#data/database/database.ts';
import type { LiveEvent, LiveState } from '#domain/live/live-event.ts';
import { firstSport, type Sport } from '#domain/sports/sport.ts';

export interface StoredLiveEvent {
  readonly sequence: number;
  readonly matchId: number;
  readonly tournamentId: number;
  /** UTC day of the kick-off; null in tennis and basketball. */
  readonly day: string | null;
  readonly event: LiveEvent;
  /** Source that reported it, and the moment from which its delay is measured; null for an event whose delay is not measured. */
  readonly source?: string | null;
  readonly sinceAt?: Date | null;
}

/** Topics that a visitor watches: an event belongs to them by its match, its competition, its day or, when lists of the sport show it, its sport. */
export interface LiveTopics {
  readonly matches: readonly number[];
  readonly competitions: readonly number[];
  readonly days: readonly string[];
  readonly sports: readonly Sport[];
}

const columns = `sequence::float8 as sequence, match_id as "matchId", tournament_id as "tournamentId", to_char(day, 'YYYY-MM-DD') as day, event, source, since_at as "sinceAt"`;

/** Returns up to `limit` events after a sequence, in their order. */
export async function listLiveEvents(database: Queryable, after: number, limit: number): Promise<StoredLiveEvent[]> {
  const { rows } = await database.query<StoredLiveEvent>({
    name: 'list-live-events',
    text: `select ${columns} from live_events where sequence > $1 order by sequence limit $2`,
    values: [after, limit],
  });
  return rows;
}

/** Returns the latest events, at most `most`, in their order, and the sequence just before the first of them. */
export async function listLatestLiveEvents(database: Queryable, most: number): Promise<{ before: number; events: StoredLiveEvent[] }> {
  const { rows } = await database.query<StoredLiveEvent>(`select ${columns} from live_events order by sequence desc limit $1`, [most]);
  const events = rows.reverse();
  return { before: (events[0]?.sequence ?? 1) - 1, events };
}

/** Returns the sequence of the newest event; 0 when none is stored. */
export async function latestSequence(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ last: number }>({
    name: 'latest-live-sequence',
    text: 'select coalesce(max(sequence), 0)::float8 as last from live_events',
    values: [],
  });
  return rows[0]?.last ?? 0;
}

/** Events after one sequence and up to another; `most` is the max number returned. */
export interface LiveStretch {
  readonly after: number;
  readonly until: number;
  readonly most: number;
}

/**
 * Returns the events of a stretch that concern some topics, in their order; undefined when they are more than `most`, or when part of the stretch is no
 * longer stored.
 */
export async function listLiveEventsOf(
  database: Queryable,
  topics: LiveTopics,
  { after, until, most }: LiveStretch,
): Promise<StoredLiveEvent[] | undefined> {
  const { rows } = await database.query<StoredLiveEvent>({
    name: 'list-live-events-of',
    text: `select ${columns} from live_events
      where sequence > $1 and sequence <= $2 and (match_id = any($3) or tournament_id = any($4) or day = any($5::date[])
        or ((kind in ('status', 'tip') or kind = 'prediction' and event->>'outcome' is not null) and '${firstSport}' = any($6))
        or (kind = 'play' and event->>'sport' = any($6) and event->>'change' <> 'going-on'))
      order by sequence limit $7`,
    values: [after, until, topics.matches, topics.competitions, topics.days, topics.sports, most + 1],
  });
  if (rows.length > most) return undefined;
  // Queried last, since events may be deleted between the two queries.
  const { rows: kept } = await database.query({
    name: 'first-live-sequence',
    text: 'select 1 from live_events where sequence <= $1 limit 1',
    values: [after + 1],
  });
  return kept.length === 0 ? undefined : rows;
}

/** Returns the states of the matches of some topics after the events so far. */
export async function listLiveStates(database: Queryable, topics: LiveTopics): Promise<{ matchId: number; state: LiveState }[]> {
  const { rows } = await database.query<{ matchId: number; state: LiveState }>({
    name: 'list-live-states',
    text: `select match_id as "matchId", state from live_states
      where match_id = any($1) or tournament_id = any($2) or day = any($3::date[]) order by match_id`,
    values: [topics.matches, topics.competitions, topics.days],
  });
  return rows;
}

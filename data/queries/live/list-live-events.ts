import type { Queryable } from '#data/database/database.ts';
import type { LiveEvent, LiveState } from '#domain/live/live-event.ts';

export interface StoredLiveEvent {
  readonly sequence: number;
  readonly matchId: number;
  readonly tournamentId: number;
  /** The UTC day of the kick-off. */
  readonly day: string;
  readonly event: LiveEvent;
}

/** The matches that somebody watches: an event concerns them by its match, its competition or its day. */
export interface LiveTopics {
  readonly matches: readonly number[];
  readonly competitions: readonly number[];
  readonly days: readonly string[];
}

const columns = `sequence::float8 as sequence, match_id as "matchId", tournament_id as "tournamentId", to_char(day, 'YYYY-MM-DD') as day, event`;

/** Returns the events after a sequence, so many at most, in their order. */
export async function listLiveEvents(database: Queryable, after: number, limit: number): Promise<StoredLiveEvent[]> {
  const { rows } = await database.query<StoredLiveEvent>({
    name: 'list-live-events',
    text: `select ${columns} from live_events where sequence > $1 order by sequence limit $2`,
    values: [after, limit],
  });
  return rows;
}

/** Returns the events after one sequence and up to another that concern some topics, in their order. */
export async function listLiveEventsOf(database: Queryable, topics: LiveTopics, after: number, until: number): Promise<StoredLiveEvent[]> {
  const { rows } = await database.query<StoredLiveEvent>({
    name: 'list-live-events-of',
    text: `select ${columns} from live_events
      where sequence > $1 and sequence <= $2 and (match_id = any($3) or tournament_id = any($4) or day = any($5::date[]))
      order by sequence`,
    values: [after, until, topics.matches, topics.competitions, topics.days],
  });
  return rows;
}

/** Returns the first and the last sequence that are still there; zeros where none is. */
export async function liveEventRange(database: Queryable): Promise<{ readonly first: number; readonly last: number }> {
  const { rows } = await database.query<{ first: number; last: number }>({
    name: 'live-event-range',
    text: `select coalesce((select sequence from live_events order by sequence limit 1), 0)::float8 as first,
      coalesce((select sequence from live_events order by sequence desc limit 1), 0)::float8 as last`,
    values: [],
  });
  return rows[0] as { first: number; last: number };
}

/** Returns the states of the matches of some topics, as the events so far left them. */
export async function listLiveStates(database: Queryable, topics: LiveTopics): Promise<{ matchId: number; state: LiveState }[]> {
  const { rows } = await database.query<{ matchId: number; state: LiveState }>({
    name: 'list-live-states',
    text: `select match_id as "matchId", state from live_states
      where match_id = any($1) or tournament_id = any($2) or day = any($3::date[]) order by match_id`,
    values: [topics.matches, topics.competitions, topics.days],
  });
  return rows;
}

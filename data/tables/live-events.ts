import { bigint, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type LiveEvent, type LiveState, liveEventKinds } from '#domain/live/live-event.ts';
import { matches } from './matches.ts';

/**
 * The events of matches, in the order in which they were committed: whoever has heard of a sequence has heard of all before it. Kept for a day.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    matchId: integer('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    tournamentId: integer('tournament_id').notNull(),
    /** The day of the kick-off, in UTC; null in tennis and basketball, whose lists follow their competitions. */
    day: date('day', { mode: 'string' }),
    kind: text('kind', { enum: liveEventKinds }).notNull(),
    event: jsonb('event').$type<LiveEvent>().notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    /**
     * Of a start, a break, a score or an end that a source told while the match was on: the source, and the moment from which the delay counts. It is the source's own time of the
     * change, or else its word before, in which the change was not yet.
     */
    source: text('source'),
    sinceAt: timestamp('since_at', { withTimezone: true }),
  },
  (table) => [index('live_events_by_match').on(table.matchId, table.sequence)],
);

/** The matches around the present as their last live events left them. */
export const liveStates = pgTable('live_states', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  tournamentId: integer('tournament_id').notNull(),
  day: date('day', { mode: 'string' }),
  state: jsonb('state').$type<LiveState>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

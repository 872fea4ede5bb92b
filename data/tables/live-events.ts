import { bigint, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type LiveEvent, type LiveState, liveEventKinds } from '#domain/live/live-event.ts';
import { matches } from './matches.ts';

/** Live events of matches, numbered in the order of their commits: a listener that has received one has received all before it. Stored for a day. */
export const liveEvents = pgTable(
  'live_events',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    matchId: integer('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    tournamentId: integer('tournament_id').notNull(),
    /** UTC day of the kick-off; null in tennis and basketball, whose lists follow their competitions. */
    day: date('day', { mode: 'string' }),
    kind: text('kind', { enum: liveEventKinds }).notNull(),
    event: jsonb('event').$type<LiveEvent>().notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    /**
     * Source of a start, a break, a score or an end reported while the match was in play, and the moment from which its delay is measured. That is the
     * source's own time of the change, or else its previous report, which did not include the change.
     */
    source: text('source'),
    sinceAt: timestamp('since_at', { withTimezone: true }),
  },
  (table) => [index('live_events_by_match').on(table.matchId, table.sequence)],
);

/** States of matches around the present after their last live events. */
export const liveStates = pgTable('live_states', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  tournamentId: integer('tournament_id').notNull(),
  day: date('day', { mode: 'string' }),
  state: jsonb('state').$type<LiveState>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

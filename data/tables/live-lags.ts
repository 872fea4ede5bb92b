import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Delays of live changes, from their source until they were sent to open pages, by day, source and competition: counts as in
 * domain/live/delay-histogram.ts.
 */
export const liveLags = pgTable(
  'live_lags',
  {
    /** Day in UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    tournamentId: integer('tournament_id').notNull(),
    counts: integer('counts').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.source, table.tournamentId] })],
);

/** Sums of `live_lags` by source and competition, which pages read. */
export const liveLagSums = pgTable(
  'live_lag_sums',
  {
    source: text('source').notNull(),
    tournamentId: integer('tournament_id').notNull(),
    counts: integer('counts').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.tournamentId] })],
);

/** Pauses between the reports of a source on each match in play, by day: counts as in domain/live/delay-histogram.ts. */
export const sourcePauses = pgTable(
  'source_pauses',
  {
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    counts: integer('counts').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.day] })],
);

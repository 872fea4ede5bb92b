import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The delays of live changes, from their source until they were sent to open pages, by day, source and competition: counts as in domain/live/delay-histogram.ts. */
export const liveLags = pgTable(
  'live_lags',
  {
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    tournamentId: integer('tournament_id').notNull(),
    counts: integer('counts').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.source, table.tournamentId] })],
);

/** The sums of `live_lags` by source and competition: what pages read. */
export const liveLagSums = pgTable(
  'live_lag_sums',
  {
    source: text('source').notNull(),
    tournamentId: integer('tournament_id').notNull(),
    counts: integer('counts').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.tournamentId] })],
);

/** The pauses between the words of a source on each match that is on, by day: counts as in domain/live/delay-histogram.ts. */
export const sourcePauses = pgTable(
  'source_pauses',
  {
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    counts: integer('counts').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.day] })],
);

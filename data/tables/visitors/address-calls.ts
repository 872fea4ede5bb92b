import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Number of calls of each network address within a short window, counted by all processes together. The table is unlogged: it is empty after a crash of
 * PostgreSQL, and is in no backup.
 */
export const addressCalls = pgTable(
  'address_calls',
  {
    /** Kind of the calls, such as `votes`. */
    subject: text('subject').notNull(),
    /** Keyed hash of the address; callers of unknown address share an empty one. */
    addressKey: text('address_key').notNull(),
    /** Start of the window. */
    beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.addressKey] }), index('address_calls_by_time').on(table.beganAt)],
);

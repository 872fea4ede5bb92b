import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** First loadings of data into a new database, each with its progress. */
export const fillings = pgTable('fillings', {
  /** `past` for the demonstration, or the name of a source of files on the network. */
  name: text('name').primaryKey(),
  /** Moment at which the filling began. */
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** Number of competitions or files that are stored, and their total. */
  done: integer('done').notNull(),
  total: integer('total').notNull(),
  /** Moment from which a filling without further progress is considered abandoned; null when it is expected to finish. */
  countsUntil: timestamp('counts_until', { withTimezone: true }),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

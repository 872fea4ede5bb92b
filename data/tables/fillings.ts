import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The fillings of a new database, each with its progress. */
export const fillings = pgTable('fillings', {
  /** `past` of the demonstration, or the name of a source of files on the network. */
  name: text('name').primaryKey(),
  /** The moment at which the filling began. */
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** The competitions or files that are there, of so many. */
  done: integer('done').notNull(),
  total: integer('total').notNull(),
  /** The moment from which a filling of which nothing more is noted counts as given up; null where it is awaited until it is finished. */
  countsUntil: timestamp('counts_until', { withTimezone: true }),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

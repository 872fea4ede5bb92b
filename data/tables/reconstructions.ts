import { boolean, date, pgTable } from 'drizzle-orm/pg-core';

/** The progress of rebuilding the record: at most one row. Only the demonstration rebuilds its own. */
export const reconstructions = pgTable('reconstructions', {
  only: boolean('only').primaryKey().default(true),
  fromDay: date('from_day').notNull(),
  /** The last day that has been lived through, with all its tips. */
  doneDay: date('done_day').notNull(),
  /** The day at which the rebuilding under way, or the last one, ends. */
  untilDay: date('until_day').notNull(),
});

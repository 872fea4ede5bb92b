import { boolean, date, pgTable } from 'drizzle-orm/pg-core';

/** Progress of making the tips and predictions of past days afterwards, which only the demonstration does: at most one row. */
export const reconstructions = pgTable('reconstructions', {
  only: boolean('only').primaryKey().default(true),
  fromDay: date('from_day').notNull(),
  /** Last day that has been completed, with all its tips. */
  doneDay: date('done_day').notNull(),
  /** Last day of the reconstruction in progress, or of the last one. */
  untilDay: date('until_day').notNull(),
});

import { boolean, date, pgTable } from 'drizzle-orm/pg-core';

/** Progress of reconstructing the ledger: at most one row. Only the demonstration reconstructs its own. */
export const reconstructions = pgTable('reconstructions', {
  only: boolean('only').primaryKey().default(true),
  fromDay: date('from_day').notNull(),
  /** Last day that has been completed, with all its tips. */
  doneDay: date('done_day').notNull(),
  /** Last day of the reconstruction in progress, or of the last one. */
  untilDay: date('until_day').notNull(),
});

import { boolean, date, pgTable } from 'drizzle-orm/pg-core';

/** Progress of making the tips and predictions of past days (jobs/rebuild-record.ts): at most one row, and only in the demonstration. */
export const reconstructions = pgTable('reconstructions', {
  only: boolean('only').primaryKey().default(true),
  /** First day of all that were rebuilt; forecasts of matches from here to `untilDay` are marked as computed afterwards. */
  fromDay: date('from_day').notNull(),
  /** Last day that has been completed, with all its tips. */
  doneDay: date('done_day').notNull(),
  /** Last day of the reconstruction in progress, or of the last one. */
  untilDay: date('until_day').notNull(),
});

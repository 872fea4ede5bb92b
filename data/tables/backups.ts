import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Backups that the site has written, each with the result of its check; the files are in the folder of the process that wrote them. */
export const backups = pgTable('backups', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
  /** Name of the file in the folder of backups. */
  file: text('file').notNull(),
  /** Size of the file; null when it was not completed. */
  bytes: bigint('bytes', { mode: 'number' }),
  /** Number of rows that were restored from it; null when the check failed. */
  rows: bigint('rows', { mode: 'number' }),
  /** Number of records of the ledger that were verified in the restored copy; null when the check failed. */
  records: integer('records'),
  /** Reason why the backup cannot be relied on; null for one that was restored and verified. */
  problem: text('problem'),
});

import { bigserial, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Log of changes, from which a process that missed notifications catches up. Old entries are deleted. */
export const changes = pgTable('changes', {
  version: bigserial('version', { mode: 'number' }).primaryKey(),
  /** Topics of the pages affected: `day:2026-11-21`, `match:12`, `team:3`, `tournament-chances:7`, `catalogue`, `tips`, or `*` for all. */
  topics: text('topics').array().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

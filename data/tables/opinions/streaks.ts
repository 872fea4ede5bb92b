import { doublePrecision, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Streaks of football clubs in all stored results, and the number that continued in the next league match: `StreakCount` of
 * domain/streak/streak-figures.ts.
 */
export const streakCounts = pgTable(
  'streak_counts',
  {
    scope: text('scope').notNull(),
    kind: text('kind').notNull(),
    /** 0 for all matches before which ten of the club are known. */
    length: smallint('length').notNull(),
    followed: integer('followed').notNull(),
    wentOn: integer('went_on').notNull(),
    priced: integer('priced').notNull(),
    pricedWentOn: integer('priced_went_on').notNull(),
    promised: doublePrecision('promised').notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.kind, table.length] })],
);

import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a bonus code was copied, and how often the link beside it was followed, by day. */
export const bonusCodeUses = pgTable(
  'bonus_code_uses',
  {
    code: text('code').notNull(),
    day: date('day').notNull(),
    copied: integer('copied').notNull().default(0),
    followed: integer('followed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.code, table.day] })],
);

import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Number of times that a bonus code was copied, and the link beside it followed, by day. */
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

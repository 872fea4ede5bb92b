import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Number of times that visitors copied a bonus code and followed the link beside it, by day. */
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

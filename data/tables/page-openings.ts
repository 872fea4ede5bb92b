import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { tournaments } from './catalogue.ts';

/** Number of pages of a competition and its matches that visitors opened, by day (UTC); nothing is stored about the visitors. */
export const pageOpenings = pgTable(
  'page_openings',
  {
    day: date('day').notNull(),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournaments.numericId, { onDelete: 'cascade' }),
    pages: integer('pages').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.day] }), check('page_openings_pages', sql`${table.pages} > 0`)],
);

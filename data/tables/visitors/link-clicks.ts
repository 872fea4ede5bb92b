import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Number of times that the links to bookmakers were followed, by day; nothing is stored about the visitors who followed them. */
export const linkClicks = pgTable(
  'link_clicks',
  {
    day: date('day').notNull(),
    bookmaker: text('bookmaker').notNull(),
    /** Empty for a link that belongs to no sport. */
    sport: text('sport').notNull(),
    /** Empty for a link without a placement. */
    placement: text('placement').notNull(),
    clicks: integer('clicks').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.bookmaker, table.sport, table.placement] }),
    check('link_clicks_clicks', sql`${table.clicks} > 0`),
  ],
);

import { doublePrecision, integer, jsonb, pgTable, primaryKey, real, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bookmakerKinds } from '#domain/odds/quote.ts';
import { matches } from './matches.ts';

export const bookmakers = pgTable('bookmakers', {
  id: smallint('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  kind: text('kind', { enum: bookmakerKinds }).notNull(),
});

/**
 * Prices of one bookmaker for one market and line of a match at one time: a decimal price for each selection of the market, in the order of the market
 * (domain/odds/markets/). A price that the feed did not have is null; an invented one is never stored.
 *
 * There are no foreign keys: checking two for each of millions of rows takes a third of an import's time. `store-quotes.ts` is the only writer and takes
 * its ids from the tables themselves, and all code that deletes a match deletes its quotes.
 */
export const quotes = pgTable(
  'quotes',
  {
    matchId: integer('match_id').notNull(),
    bookmakerId: smallint('bookmaker_id').notNull(),
    /** `Market` in football, `AnyMarket` in other sports. */
    market: text('market').notNull(),
    line: real('line').notNull(),
    phase: text('phase', { enum: ['opening', 'moving', 'closing'] }).notNull(),
    quotedAt: timestamp('quoted_at', { withTimezone: true }).notNull(),
    odds: real('odds').array().notNull(),
    /** Last time at which a source still gave these prices; null when it gave them once, at `quotedAt`. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.market, table.bookmakerId, table.line, table.phase, table.quotedAt] })],
);

/**
 * Prices that count (see domain/odds/counted-prices.ts) for a match to come, compared in one market. With them the list of a day's matches shows prices,
 * and is ordered by a price, without reading the quotes of the day. Only matches that have not begun have rows;
 * data/commands/matches/prices/count-prices.ts is the only writer.
 */
export const comparedPrices = pgTable(
  'compared_prices',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** Market of `comparedMarkets` (domain/odds/compared-markets.ts). */
    market: text('market').notNull(),
    line: real('line').notNull(),
    /** Prices of each bookmaker on the line, in the order of the market, by its slug. */
    books: jsonb('books').notNull(),
    /** Highest price of any bookmaker for each selection, in the order of the market; null when none quotes it. */
    best: real('best').array().notNull(),
    /** Margin at the best prices, as a share; null while one is missing. */
    margin: doublePrecision('margin'),
    /** Max share by which the best price of any selection is above the mean of the bookmakers; null when too few quote it. */
    aboveAverage: doublePrecision('above_average'),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.market] })],
);

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
 * The prices of one bookmaker for one market and line of a match at one time: a decimal price for each selection of the market, in the
 * order of the market (domain/odds/markets/). A price that the feed could not give is null; a made-up one is never stored.
 *
 * There are no foreign keys: checking two for each of millions of rows takes a third of an import's time. `store-quotes.ts` is the only
 * writer and takes its numbers from the tables themselves, and all code that deletes a match deletes its quotes.
 */
export const quotes = pgTable(
  'quotes',
  {
    matchId: integer('match_id').notNull(),
    bookmakerId: smallint('bookmaker_id').notNull(),
    /** `Market` of football, `AnyMarket` of the other sports. */
    market: text('market').notNull(),
    line: real('line').notNull(),
    phase: text('phase', { enum: ['opening', 'moving', 'closing'] }).notNull(),
    quotedAt: timestamp('quoted_at', { withTimezone: true }).notNull(),
    odds: real('odds').array().notNull(),
    /** The last time at which a source was seen to give these prices still; null where it said so once, at `quotedAt`. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.market, table.bookmakerId, table.line, table.phase, table.quotedAt] })],
);

/**
 * The prices that count of a match to come, compared in one market, so that a list of a day's matches can be in the order of a price, and show them,
 * without reading the quotes of the day. Only matches that have not begun have rows; data/commands/matches/count-prices.ts is the only writer.
 */
export const comparedPrices = pgTable(
  'compared_prices',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** A market of `comparedMarkets` (domain/odds/compared-markets.ts). */
    market: text('market').notNull(),
    line: real('line').notNull(),
    /** The prices of each bookmaker on the line, in the order of the market, by its slug. */
    books: jsonb('books').notNull(),
    /** The highest price of any bookmaker for each selection, in the order of the market; null where none quotes it. */
    best: real('best').array().notNull(),
    /** The margin at the best prices, as a share; null while one is missing. */
    margin: doublePrecision('margin'),
    /** By how much the best price of a selection is above the average of the bookmakers, as a share: the most of any selection; null where too few quote it. */
    aboveAverage: doublePrecision('above_average'),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.market] })],
);

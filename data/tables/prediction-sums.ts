import { integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { tipOrigins } from '#domain/ledger/ledger-record.ts';
import { sports } from '#domain/sports/sport.ts';

/** Ways of grouping the predictions on record. Each prediction is in one group of each way; in `corners` and `cards` only if it has such a line. */
const predictionParts = ['band', 'tournament', 'month', 'corners', 'cards'] as const;

/**
 * Sums of each group of predictions on record: `PredictionSums` of domain/prediction/prediction-figures.ts. The commands that record and settle predictions
 * update them. The sums of chances and profits are exact, so that subtracting what was added leaves zero.
 */
export const predictionSums = pgTable(
  'prediction_sums',
  {
    part: text('part', { enum: predictionParts }).notNull(),
    sport: text('sport', { enum: sports }).notNull(),
    origin: text('origin', { enum: tipOrigins }).notNull(),
    /** `PredictionBand`, id of a competition, or month of the kick-off in UTC (`2026-11`); empty for corners and cards. */
    key: text('key').notNull(),
    predictions: integer('predictions').notNull(),
    void: integer('void').notNull(),
    decided: integer('decided').notNull(),
    right: integer('right').notNull(),
    promised: numeric('promised').notNull(),
    backed: integer('backed').notNull(),
    profit: numeric('profit').notNull(),
    profitSquares: numeric('profit_squares').notNull(),
  },
  (table) => [primaryKey({ columns: [table.part, table.sport, table.origin, table.key] })],
);

/** Sums of the decided predictions by quarter of an hour of the kick-off, from which the days of every time zone are added up. */
export const predictionQuarters = pgTable(
  'prediction_quarters',
  {
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    sport: text('sport', { enum: sports }).notNull(),
    decided: integer('decided').notNull(),
    right: integer('right').notNull(),
    promised: numeric('promised').notNull(),
  },
  (table) => [primaryKey({ columns: [table.startsAt, table.sport] })],
);

import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { forecastBases } from '#domain/forecast/goals/headline-forecast.ts';
import { matchStatuses } from '#domain/match/match-status.ts';
import { predictedResults } from '#domain/prediction/prediction.ts';
import { predictionOutcomes } from '#domain/prediction/settle-prediction.ts';
import { sports } from '#domain/sports/sport.ts';
import { predictionRoots } from './ledger.ts';

/**
 * Predictions on record, each a leaf of the tree whose root is in the ledger: added once, before their matches start, and never changed. Like tips, they
 * reference no match, club or competition.
 */
export const predictions = pgTable(
  'predictions',
  {
    sequence: integer('sequence')
      .notNull()
      .references(() => predictionRoots.sequence),
    /** Place among the leaves of its tree, from 0. */
    leaf: integer('leaf').notNull(),
    sport: text('sport', { enum: sports }).notNull(),
    matchId: integer('match_id').notNull(),
    tournamentId: text('tournament_id').notNull(),
    season: text('season').notNull(),
    homeClubId: integer('home_club_id').notNull(),
    homeClubName: text('home_club_name').notNull(),
    awayClubId: integer('away_club_id').notNull(),
    awayClubName: text('away_club_name').notNull(),
    kickoffUtc: timestamp('kickoff_utc', { withTimezone: true, precision: 3 }).notNull(),
    result: text('result', { enum: predictedResults }).notNull(),
    homeChance: doublePrecision('home_chance').notNull(),
    drawChance: doublePrecision('draw_chance'),
    awayChance: doublePrecision('away_chance').notNull(),
    homeScore: smallint('home_score'),
    awayScore: smallint('away_score'),
    overChance: doublePrecision('over_chance'),
    bothScoreChance: doublePrecision('both_score_chance'),
    basis: text('basis', { enum: forecastBases }).notNull(),
    decimalOdds: doublePrecision('decimal_odds'),
    bookmaker: text('bookmaker'),
    /** `PredictedCounts`; null when they were not forecast, and in predictions from before counts were predicted. */
    cornersLine: doublePrecision('corners_line'),
    cornersOverChance: doublePrecision('corners_over_chance'),
    cardsLine: doublePrecision('cards_line'),
    cardsOverChance: doublePrecision('cards_over_chance'),
    modelVersion: text('model_version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sequence, table.leaf] }),
    index('predictions_by_match').on(table.matchId),
    index('predictions_by_kickoff').on(table.kickoffUtc),
    index('predictions_by_tournament').on(table.tournamentId, table.kickoffUtc),
    check('predictions_leaf', sql`${table.leaf} >= 0`),
    check('predictions_chances', sql`abs(${table.homeChance} + coalesce(${table.drawChance}, 0) + ${table.awayChance} - 1) < 1e-6`),
    check(
      'predictions_corners',
      sql`(${table.cornersLine} is null) = (${table.cornersOverChance} is null) and ${table.cornersOverChance} between 0 and 1`,
    ),
    check(
      'predictions_cards',
      sql`(${table.cardsLine} is null) = (${table.cardsOverChance} is null) and ${table.cardsOverChance} between 0 and 1`,
    ),
    check('predictions_decimal_odds', sql`${table.decimalOdds} > 1 and ${table.decimalOdds} < 100000`),
  ],
);

/** Outcomes of predictions, with the facts of the match on which they are based: updated when a result is corrected. */
export const predictionOutcomeRows = pgTable(
  'prediction_outcomes',
  {
    sequence: integer('sequence').notNull(),
    leaf: integer('leaf').notNull(),
    outcome: text('outcome', { enum: predictionOutcomes }).notNull(),
    /** Null when the match is no longer stored. */
    matchStatus: text('match_status', { enum: matchStatuses }),
    /** Goals after ninety minutes, in football only. */
    homeGoals: smallint('home_goals'),
    awayGoals: smallint('away_goals'),
    /** Score in other sports: `PlayOf` of domain/sports/sport-types.ts. */
    play: jsonb('play'),
    /** Corners and cards of both sides together, when they were predicted and are known. */
    corners: smallint('corners'),
    cards: smallint('cards'),
    settledAt: timestamp('settled_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sequence, table.leaf] }),
    foreignKey({ columns: [table.sequence, table.leaf], foreignColumns: [predictions.sequence, predictions.leaf] }),
  ],
);

import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, real, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { seasons, sports, teams } from '../catalogue.ts';
import { matches } from '../matches.ts';

/**
 * Forecast of a match: updated until the kick-off and left unchanged after it, so that it can be compared with the result. Lists show the probabilities;
 * each follows from the score parameters beside it.
 */
export const forecasts = pgTable('forecasts', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  /**
   * Three forecasts: from results alone, with the prices of earlier matches, and with the match's own prices. In football they are `ScoreParameters` of
   * domain/forecast/goals/score-grid.ts, in other sports `ForecastOf` the sport.
   */
  model: jsonb('model').notNull(),
  marketInformed: jsonb('market_informed'),
  blended: jsonb('blended'),
  halfTimeShare: doublePrecision('half_time_share'),
  reliabilityLevel: smallint('reliability_level').notNull(),
  reliabilityMatches: integer('reliability_matches').notNull(),
  /** `ForecastFactors` of domain/forecast/forecast.ts. */
  factors: jsonb('grounds').notNull(),
  /** `CountForecasts` of domain/forecast/counts/count-forecast.ts, of football's corners and cards; null when neither can be forecast. */
  counts: jsonb('counts'),
  /** Probabilities by the forecast before the match's own prices: the market-informed one, otherwise the model's. */
  homeProbability: real('home_probability').notNull(),
  /** Null in sports without a draw, like `overTwoAndHalfProbability` and `bothScoreProbability`. */
  drawProbability: real('draw_probability'),
  awayProbability: real('away_probability').notNull(),
  overTwoAndHalfProbability: real('over_two_and_half_probability'),
  bothScoreProbability: real('both_score_probability'),
  /** Fair result probabilities of the blended forecast, by which a list marks prices above the fair one. */
  blendedHomeProbability: real('blended_home_probability'),
  blendedDrawProbability: real('blended_draw_probability'),
  blendedAwayProbability: real('blended_away_probability'),
  /** Likeliest score with the likeliest result, of either forecast; null in sports whose scores are not predicted. */
  likeliestHome: smallint('likeliest_home'),
  likeliestAway: smallint('likeliest_away'),
  blendedLikeliestHome: smallint('blended_likeliest_home'),
  blendedLikeliestAway: smallint('blended_likeliest_away'),
  /** Decisions of the last run about tips, one per market, with the reason for not making one. */
  tipDecisions: jsonb('tip_decisions'),
  computedAt: timestamp('computed_at', { withTimezone: true }).notNull(),
  /** Moment at which the forecast was last combined with prices; null when it has changed since, and when it never was. */
  pricedAt: timestamp('priced_at', { withTimezone: true }),
  modelVersion: text('model_version').notNull(),
});

/**
 * Chances of the result of a finished match, as the last prices before its kick-off imply them; in football also the goals (`ImpliedGoals` of
 * domain/forecast/goals/implied-goals.ts). Calculated once; a row is deleted when prices of its match arrive later. Without complete prices on the result
 * the figures are null.
 */
export const impliedGoals = pgTable('implied_goals', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  home: doublePrecision('home'),
  away: doublePrecision('away'),
  hasTotals: boolean('has_totals').notNull(),
  /** Chances of the result by the same prices, with the margin removed; null without complete prices on it, and for the draw in sports without one. */
  homeChance: doublePrecision('home_chance'),
  drawChance: doublePrecision('draw_chance'),
  awayChance: doublePrecision('away_chance'),
});

/** Scores of the stored forecasts, by month of the kick-off in UTC (`2026-11`) and in `all`: `ForecastJudgement` of domain/judging/judge-forecasts.ts. */
export const forecastJudgements = pgTable(
  'forecast_judgements',
  {
    sportId: smallint('sport_id')
      .notNull()
      .references(() => sports.id),
    period: text('period').notNull(),
    judgement: jsonb('judgement').notNull(),
    judgedAt: timestamp('judged_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sportId, table.period] })],
);

/** Chances of the result of a match at different times, by its forecast with the most information; a row for each time at which they had moved. */
export const forecastMoves = pgTable(
  'forecast_moves',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    home: real('home').notNull(),
    /** Null in sports without a draw. */
    draw: real('draw'),
    away: real('away').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.at] })],
);

/** Projected finishes of clubs: `places[0]` is the chance of the first place, and so on. Recalculated when results arrive. */
export const seasonProjections = pgTable(
  'season_projections',
  {
    seasonId: integer('season_id')
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    places: real('places').array().notNull(),
    expectedPoints: real('expected_points').notNull(),
    simulations: integer('simulations').notNull(),
    computedAt: timestamp('computed_at', { withTimezone: true }).notNull(),
    modelVersion: text('model_version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.teamId] })],
);

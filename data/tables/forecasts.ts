import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, real, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { seasons, sports, teams } from './catalogue.ts';
import { matches } from './matches.ts';

/**
 * The forecast of a match: brought up to date until the kick-off and left alone from then on, so that what was said stands beside what
 * came. The probabilities are what lists show; each follows from the score parameters beside it.
 */
export const forecasts = pgTable('forecasts', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  /** `ScoreParameters` of domain/forecast/score-grid.ts (in other sports `CourtForecast` of domain/sports/court-forecast.ts): of results alone, of the prices of earlier matches, and with the match's own prices taken in. */
  model: jsonb('model').notNull(),
  marketInformed: jsonb('market_informed'),
  blended: jsonb('blended'),
  halfTimeShare: doublePrecision('half_time_share'),
  reliabilityLevel: smallint('reliability_level').notNull(),
  reliabilityMatches: integer('reliability_matches').notNull(),
  /** `ForecastFactors` of domain/forecast/forecast.ts. */
  factors: jsonb('grounds').notNull(),
  /** `CountForecasts` of domain/forecast/count-forecast.ts, of football: corners and cards; null where neither can be forecast. */
  counts: jsonb('counts'),
  /** Of the forecast before the match's own prices: the market-informed one, else the model's. */
  homeProbability: real('home_probability').notNull(),
  /** Null in sports without a draw, as are the two that follow. */
  drawProbability: real('draw_probability'),
  awayProbability: real('away_probability').notNull(),
  overTwoAndHalfProbability: real('over_two_and_half_probability'),
  bothScoreProbability: real('both_score_probability'),
  /** The fair result probabilities of the blended forecast, by which a list marks prices above the fair one. */
  blendedHomeProbability: real('blended_home_probability'),
  blendedDrawProbability: real('blended_draw_probability'),
  blendedAwayProbability: real('blended_away_probability'),
  /** The likeliest score with the likeliest result, of either forecast; null in sports of which no score is predicted. */
  likeliestHome: smallint('likeliest_home'),
  likeliestAway: smallint('likeliest_away'),
  blendedLikeliestHome: smallint('blended_likeliest_home'),
  blendedLikeliestAway: smallint('blended_likeliest_away'),
  /** The decisions about tips of the last run, one a market, with the reason where there is none. */
  tipDecisions: jsonb('tip_decisions'),
  computedAt: timestamp('computed_at', { withTimezone: true }).notNull(),
  /** The moment at which prices were last taken in; null when the model's part has changed since, and where none has been. */
  pricedAt: timestamp('priced_at', { withTimezone: true }),
  modelVersion: text('model_version').notNull(),
});

/**
 * The goals of a match that is over as the last prices before its kick-off had them (`ImpliedGoals` of domain/forecast/implied-goals.ts), and the chances of who wins;
 * in sports other than football these alone. Worked out once; a row goes when prices of its match come in later. Without whole prices on the result the figures are null.
 */
export const impliedGoals = pgTable('implied_goals', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  home: doublePrecision('home'),
  away: doublePrecision('away'),
  hasTotals: boolean('has_totals').notNull(),
  /** The chances of the result by the same prices, margin removed; null without whole prices on it, that of a draw in sports without one. */
  homeChance: doublePrecision('home_chance'),
  drawChance: doublePrecision('draw_chance'),
  awayChance: doublePrecision('away_chance'),
});

/** The scores of the stored forecasts, month by month of the kick-off in UTC (`2026-11`) and in `all`: `ForecastJudgement` of domain/judging/judge-forecasts.ts. */
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

/** The chances of the result as the headline forecast of a match had them at a time; a row for each time at which they had moved. */
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

/** The projected finishes of clubs: `places[0]` is the chance of the first place, and so on. Rebuilt as results come in. */
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

import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { sportIds } from '#data/catalogue/sport-ids.ts';
import { matchPeriods, matchStatuses } from '#domain/match/match-status.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { seasons, sports, teams, tournaments, venues } from './catalogue.ts';
import { players } from './players.ts';

export const matches = pgTable(
  'matches',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique(),
    /** Number of data/catalogue/sport-ids.ts. In tennis the sides are players. */
    sportId: smallint('sport_id')
      .notNull()
      .default(sportIds[firstSport])
      .references(() => sports.id),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournaments.numericId),
    seasonId: integer('season_id')
      .notNull()
      .references(() => seasons.id),
    homeTeamId: integer('home_team_id')
      .notNull()
      .references(() => teams.id),
    awayTeamId: integer('away_team_id')
      .notNull()
      .references(() => teams.id),
    /** Noon UTC of the day when only the day is known; `kickoffKnown` is false then. */
    kickoffUtc: timestamp('kickoff_utc', { withTimezone: true }).notNull(),
    kickoffKnown: boolean('kickoff_known').notNull(),
    /** `matchday` with a number, or a stage by its code (`quarter-final`, `group`); see domain/tournament/round.ts. */
    stage: text('stage'),
    matchday: smallint('matchday'),
    groupLabel: text('group_label'),
    /** Part of the season named by a source, as a slug: `clausura`, `2nd-phase`; see `Round` of domain/tournament/round.ts. */
    part: text('part'),
    leg: smallint('leg'),
    status: text('status', { enum: matchStatuses }).notNull(),
    period: text('period', { enum: matchPeriods }),
    minute: smallint('minute'),
    addedMinute: smallint('added_minute'),
    /** Columns of play, by name, as last reported of an `awaited` match; null when it had not begun, and for matches in any other state. */
    lastReported: jsonb('last_reported'),
    /** Goals; in tennis sets won, in basketball points. */
    homeGoals: smallint('home_goals'),
    awayGoals: smallint('away_goals'),
    /** `PlayOf` and `FactsOf` of domain/sports/sport-types.ts; null in football. */
    play: jsonb('play'),
    facts: jsonb('facts'),
    halfTimeHome: smallint('half_time_home'),
    halfTimeAway: smallint('half_time_away'),
    fullTimeHome: smallint('full_time_home'),
    fullTimeAway: smallint('full_time_away'),
    extraTimeHome: smallint('extra_time_home'),
    extraTimeAway: smallint('extra_time_away'),
    penaltiesHome: smallint('penalties_home'),
    penaltiesAway: smallint('penalties_away'),
    venueId: integer('venue_id').references(() => venues.id),
    neutralVenue: boolean('neutral_venue').notNull().default(false),
    attendance: integer('attendance'),
    referee: text('referee'),
    /** Folded spellings of the clubs in feeds of this match; a split finds a club's matches by them. */
    homeSpellings: text('home_spellings').array().notNull().default([]),
    awaySpellings: text('away_spellings').array().notNull().default([]),
    /**
     * Earliest time of the last reading of a price that counts (domain/odds/counted-prices.ts); null while no bookmaker's prices have been read.
     * `countPricesAt` is the moment at which the oldest price that counts becomes too old. data/commands/matches/prices/count-prices.ts updates both.
     */
    pricesFrom: timestamp('prices_from', { withTimezone: true }),
    countPricesAt: timestamp('count_prices_at', { withTimezone: true }),
    /** Last reading of any price that counts, accurate to fifteen minutes and never after the kick-off; null when none counts. */
    pricesSeenAt: timestamp('prices_seen_at', { withTimezone: true }),
    /** Best price that counts of any bookmaker for the winner, without a draw in sports that have none; updated together with `pricesFrom`. */
    bestHomeOdds: real('best_home_odds'),
    bestDrawOdds: real('best_draw_odds'),
    bestAwayOdds: real('best_away_odds'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Time of the last report by its source on a match in play, if that is longer ago than usual (domain/live/usual-silence.ts); null otherwise. */
    silentSince: timestamp('silent_since', { withTimezone: true }),
    /** Providers that supply each subject; see data/commands/matches/precedence.ts. */
    fixtureSource: text('fixture_source'),
    stateSource: text('state_source'),
    detailsSource: text('details_source'),
    eventsSource: text('events_source'),
    statisticsSource: text('statistics_source'),
    /**
     * Providers that have given prices of the match; null for prices from before providers were recorded, which are treated as those of every provider
     * (data/licences/licensed-views.ts).
     */
    priceSources: text('price_sources').array(),
  },
  (table) => [
    index('matches_by_kickoff').on(table.sportId, table.kickoffUtc, table.tournamentId),
    index('matches_by_season').on(table.seasonId, table.kickoffUtc),
    index('matches_by_tournament').on(table.tournamentId, table.kickoffUtc),
    index('matches_by_home_team').on(table.homeTeamId, table.kickoffUtc),
    index('matches_by_away_team').on(table.awayTeamId, table.kickoffUtc),
    index('matches_by_pair').on(table.homeTeamId, table.awayTeamId, table.kickoffUtc),
    index('matches_with_prices_to_count').on(table.countPricesAt).where(sql`${table.countPricesAt} is not null`),
    index('matches_to_end').on(table.sportId, table.kickoffUtc).where(sql`status in ('scheduled', 'live')`),
    index('matches_awaited').on(table.kickoffUtc).where(sql`status = 'awaited'`),
  ],
);

/** Timelines of matches of tennis and basketball for which a source has one: `TimelineOf` of domain/sports/sport-types.ts. */
export const matchTimelines = pgTable('match_courses', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  course: jsonb('course').notNull(),
});

/** Last report of each provider on a match: of every source on the network, and of a file when its result differed from another's. */
export const matchReports = pgTable(
  'match_reports',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** Call that returns it most often, and the seconds after which that is repeated; null for a file. */
    call: text('call'),
    callSeconds: integer('call_seconds'),
    saidAt: timestamp('said_at', { withTimezone: true }).notNull(),
    /** The provider's own time of its last change to the match. */
    revisedAt: timestamp('revised_at', { withTimezone: true }),
    /** Time of its previous report; null for the first one. */
    heardBeforeAt: timestamp('heard_before_at', { withTimezone: true }),
    /** The provider's own time of its last change, when that is new with this report. */
    changedAt: timestamp('changed_at', { withTimezone: true }),
    /** Columns of `matches` by name: those of its kick-off, its status and its score. */
    report: jsonb('report').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.provider] }), index('match_reports_by_call').on(table.provider, table.call)],
);

/** Former addresses of matches, each redirected to the present one. */
export const formerSlugs = pgTable('former_slugs', {
  slug: text('slug').primaryKey(),
  matchId: integer('match_id')
    .notNull()
    .references(() => matches.id, { onDelete: 'cascade' }),
});

/** Former ids of matches that turned out to be another one; the tips of a united match, which never change, are found by them. */
export const formerMatchIds = pgTable(
  'former_match_ids',
  {
    formerId: integer('former_id').primaryKey(),
    matchId: integer('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_match_ids_by_match').on(table.matchId)],
);

export const matchEvents = pgTable(
  'match_events',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    sequence: smallint('sequence').notNull(),
    minute: smallint('minute').notNull(),
    addedMinute: smallint('added_minute'),
    side: text('side', { enum: ['home', 'away'] }).notNull(),
    kind: text('kind', {
      enum: ['goal', 'own-goal', 'penalty-goal', 'missed-penalty', 'yellow-card', 'second-yellow-card', 'red-card', 'substitution'],
    }).notNull(),
    playerName: text('player_name'),
    shirtNumber: smallint('shirt_number'),
    /** Player who leaves, in a substitution. */
    replacedName: text('replaced_name'),
    replacedNumber: smallint('replaced_number'),
    homeGoals: smallint('home_goals'),
    awayGoals: smallint('away_goals'),
    /** Player who assisted a goal. */
    assistName: text('assist_name'),
    playerId: integer('player_id').references(() => players.id, { onDelete: 'set null' }),
    replacedPlayerId: integer('replaced_player_id').references(() => players.id, { onDelete: 'set null' }),
    assistPlayerId: integer('assist_player_id').references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.sequence] }),
    index('match_events_by_player').on(table.playerId).where(sql`player_id is not null`),
    index('match_events_by_assist').on(table.assistPlayerId).where(sql`assist_player_id is not null`),
  ],
);

export const matchStatistics = pgTable('match_statistics', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  homePossession: smallint('home_possession'),
  awayPossession: smallint('away_possession'),
  homeShots: smallint('home_shots'),
  awayShots: smallint('away_shots'),
  homeShotsOnTarget: smallint('home_shots_on_target'),
  awayShotsOnTarget: smallint('away_shots_on_target'),
  homeCorners: smallint('home_corners'),
  awayCorners: smallint('away_corners'),
  homeFouls: smallint('home_fouls'),
  awayFouls: smallint('away_fouls'),
  homeYellowCards: smallint('home_yellow_cards'),
  awayYellowCards: smallint('away_yellow_cards'),
  homeRedCards: smallint('home_red_cards'),
  awayRedCards: smallint('away_red_cards'),
  homeOffsides: smallint('home_offsides'),
  awayOffsides: smallint('away_offsides'),
  homeSaves: smallint('home_saves'),
  awaySaves: smallint('away_saves'),
  homePasses: smallint('home_passes'),
  awayPasses: smallint('away_passes'),
  homeAccuratePasses: smallint('home_accurate_passes'),
  awayAccuratePasses: smallint('away_accurate_passes'),
  homeExpectedGoals: real('home_expected_goals'),
  awayExpectedGoals: real('away_expected_goals'),
});

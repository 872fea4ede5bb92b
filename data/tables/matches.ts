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
    /** See data/catalogue/sport-ids.ts. In tennis the sides are players. */
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
    /** The part of the season that a source names, as a slug: `clausura`, `2nd-phase`; see `Round` of domain/tournament/round.ts. */
    part: text('part'),
    leg: smallint('leg'),
    status: text('status', { enum: matchStatuses }).notNull(),
    period: text('period', { enum: matchPeriods }),
    minute: smallint('minute'),
    addedMinute: smallint('added_minute'),
    /** The columns of play, by name, as they stood when nobody told of the match any more; null of one that had not begun, and of any that is not `awaited`. */
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
    /** The spellings, folded, under which feeds named the clubs in this match; by them a split finds the club's matches. */
    homeSpellings: text('home_spellings').array().notNull().default([]),
    awaySpellings: text('away_spellings').array().notNull().default([]),
    /**
     * Prices that were last seen earlier do not count (domain/odds/counted-prices.ts); null while no bookmaker has been read. With the moment at which
     * the oldest that counts will have become too old, these are updated by data/commands/matches/count-prices.ts.
     */
    pricesFrom: timestamp('prices_from', { withTimezone: true }),
    countPricesAt: timestamp('count_prices_at', { withTimezone: true }),
    /** The last time at which any price that counts was seen to stand, at most fifteen minutes early, and the kick-off at the latest; null where none counts. */
    pricesSeenAt: timestamp('prices_seen_at', { withTimezone: true }),
    /** The best price that counts of any bookmaker for the winner, no draw where the sport has none; updated together with `pricesFrom`. */
    bestHomeOdds: real('best_home_odds'),
    bestDrawOdds: real('best_draw_odds'),
    bestAwayOdds: real('best_away_odds'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** The last word of its source on a match that is on, where that is longer ago than usual; see domain/live/usual-silence.ts. */
    silentSince: timestamp('silent_since', { withTimezone: true }),
    /** The providers whose word stands for a subject; see data/commands/matches/precedence.ts. */
    fixtureSource: text('fixture_source'),
    stateSource: text('state_source'),
    detailsSource: text('details_source'),
    eventsSource: text('events_source'),
    statisticsSource: text('statistics_source'),
    /** The providers that have given prices of the match; null where it was not noted yet, which counts as any provider (data/licences/licensed-views.ts). */
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

/** The courses of matches of tennis and basketball, where a source tells them: `CourseOf` of domain/sports/sport-types.ts. */
export const matchCourses = pgTable('match_courses', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  course: jsonb('course').notNull(),
});

/** The last word of each provider on a match: of every source on the network, and of any other that was overruled or that overruled it. */
export const matchReports = pgTable(
  'match_reports',
  {
    matchId: integer('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The call that brings it the most often, and the seconds after which it is repeated; null for a file. */
    call: text('call'),
    callSeconds: integer('call_seconds'),
    saidAt: timestamp('said_at', { withTimezone: true }).notNull(),
    /** The provider's own time of its last change to the match. */
    revisedAt: timestamp('revised_at', { withTimezone: true }),
    /** Its word before this one; null where this is the first. */
    heardBeforeAt: timestamp('heard_before_at', { withTimezone: true }),
    /** The provider's own time of its last change, where that is new with this word. */
    changedAt: timestamp('changed_at', { withTimezone: true }),
    /** Columns of `matches` by name, those of its kick-off, its status and its score. */
    report: jsonb('report').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.provider] }), index('match_reports_by_call').on(table.provider, table.call)],
);

/** Addresses under which a match was once found; each leads to its present one. */
export const formerSlugs = pgTable('former_slugs', {
  slug: text('slug').primaryKey(),
  matchId: integer('match_id')
    .notNull()
    .references(() => matches.id, { onDelete: 'cascade' }),
});

/** Numbers of matches that turned out to be another one; by these the tips of a united match are found, which are never changed. */
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
    /** The player who leaves, in a substitution. */
    replacedName: text('replaced_name'),
    replacedNumber: smallint('replaced_number'),
    homeGoals: smallint('home_goals'),
    awayGoals: smallint('away_goals'),
    /** The player who made a goal. */
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

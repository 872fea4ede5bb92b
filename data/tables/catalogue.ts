import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { competitionLevels } from '#domain/tournament/competition-level.ts';
import { tieBreaks } from '#domain/tournament/tie-breaks.ts';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull();
const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull();

export const sports = pgTable('sports', {
  id: smallint('id').primaryKey(),
  code: text('code').notNull().unique(),
});

/** Countries as football counts them (England is one), and `international` for competitions and clubs of none. */
export const countries = pgTable('countries', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  code: text('code').notNull(),
  region: text('region').notNull(),
  zone: text('zone').notNull(),
});

export const tournaments = pgTable(
  'tournaments',
  {
    numericId: integer('numeric_id').primaryKey().generatedByDefaultAsIdentity(),
    id: text('id').notNull().unique(),
    sportId: smallint('sport_id')
      .notNull()
      .references(() => sports.id),
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.id),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    categorySlug: text('category_slug').notNull(),
    type: text('type', { enum: ['league', 'cup'] }).notNull(),
    genderType: text('gender_type', { enum: ['men', 'women'] }).notNull(),
    level: text('level', { enum: competitionLevels }).notNull().default('senior'),
    /** Competition of which it is a part, such as the division of a regional group. */
    parentId: integer('parent_id').references((): AnyPgColumn => tournaments.numericId, { onDelete: 'set null' }),
    logoUrls: text('logo_urls').array().notNull(),
    currentSeason: text('current_season'),
    tier: smallint('tier'),
    priority: integer('priority').notNull(),
    seasonKind: text('season_kind', { enum: ['autumn-spring', 'calendar-year'] }).notNull(),
    tieBreak: text('tie_break', { enum: tieBreaks }).notNull(),
    awayGoalsUntil: text('away_goals_until'),
    zones: jsonb('zones').notNull(),
    /** Formats of its seasons, as in `data/catalogue/formats/`. */
    formats: jsonb('formats').notNull().default([]),
    /** Providers that supplied the values of columns, by the column's name; a column without one is from the catalogue. */
    fieldSources: jsonb('field_sources').notNull().default({}),
    createdAt,
    updatedAt,
  },
  (table) => [uniqueIndex('tournaments_address').on(table.categorySlug, table.slug), index('tournaments_by_parent').on(table.parentId)],
);

/**
 * Numbers of competitions at providers, with the facts listed under them. A number whose country or kind changes is taken for that of another competition
 * from then on.
 */
export const competitionNumbers = pgTable(
  'competition_numbers',
  {
    sportId: smallint('sport_id')
      .notNull()
      .references(() => sports.id),
    provider: text('provider').notNull(),
    externalId: text('external_id').notNull(),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournaments.numericId),
    /** Origin of the link to this competition: the catalogue, or the provider's list by country, name and kind. */
    origin: text('origin', { enum: ['catalogue', 'source'] }).notNull(),
    /** Name, region of the country (`DE`, `GB-ENG`, `001`) and kind as the provider lists them; null until it has listed any. */
    name: text('name'),
    region: text('region'),
    kind: text('kind', { enum: ['league', 'cup'] }),
    /** Facts that the provider has of its seasons: `CompetitionCoverage` of data/feeds/feed.ts. */
    coverage: jsonb('coverage'),
    firstReportedAt: timestamp('first_told_at', { withTimezone: true }),
    lastReportedAt: timestamp('last_told_at', { withTimezone: true }),
    /** Competition to which the number belonged before, and the moment of the change; null when its country and kind never changed. */
    formerTournamentId: integer('former_tournament_id').references(() => tournaments.numericId),
    movedAt: timestamp('moved_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.sportId, table.provider, table.externalId] }),
    index('competition_numbers_by_tournament').on(table.tournamentId),
  ],
);

/** Former addresses of competitions to which the catalogue has given another, each redirected to it. */
export const formerCompetitionAddresses = pgTable(
  'former_competition_addresses',
  {
    categorySlug: text('category_slug').notNull(),
    slug: text('slug').notNull(),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournaments.numericId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.categorySlug, table.slug] })],
);

/**
 * Coverage of each competition: the days (UTC) of the first matches with a result, with line-ups, with prices and with a forecast, and the label of the
 * first season with a table. Each is null when there is none. `jobs/count-coverage.ts` updates it regularly; the coverage stated by a source is in
 * `competition_numbers.coverage`.
 */
export const competitionCoverage = pgTable('competition_coverage', {
  tournamentId: integer('tournament_id')
    .primaryKey()
    .references(() => tournaments.numericId, { onDelete: 'cascade' }),
  resultsSince: date('results_since', { mode: 'string' }),
  tablesSince: text('tables_since'),
  /** Source whose table is shown in that season; null when it is the site's own. */
  tablesSource: text('tables_source'),
  lineUpsSince: date('line_ups_since', { mode: 'string' }),
  oddsSince: date('odds_since', { mode: 'string' }),
  forecastsSince: date('forecasts_since', { mode: 'string' }),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
});

export const seasons = pgTable(
  'seasons',
  {
    id: serial('id').primaryKey(),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournaments.numericId),
    label: text('label').notNull(),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
  },
  (table) => [unique('seasons_label').on(table.tournamentId, table.label)],
);

export const venues = pgTable(
  'venues',
  {
    id: serial('id').primaryKey(),
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.id),
    name: text('name').notNull(),
    town: text('town').notNull(),
  },
  (table) => [unique('venues_place').on(table.countryId, table.name, table.town)],
);

/** Sides of matches: clubs and national teams, and in tennis players. */
export const teams = pgTable('teams', {
  id: serial('id').primaryKey(),
  sportId: smallint('sport_id')
    .notNull()
    .references(() => sports.id),
  countryId: integer('country_id')
    .notNull()
    .references(() => countries.id),
  slug: text('slug').notNull().unique(),
  genderType: text('gender_type', { enum: ['men', 'women'] }).notNull(),
  /** Three-letter code of a player's country on a scoreboard, when he plays for one. */
  nation: text('nation'),
  /** Names in full, for rows (up to 18 letters) and for narrow places (up to 12). */
  name: text('name').notNull(),
  rowName: text('row_name').notNull(),
  shortName: text('short_name').notNull(),
  town: text('town'),
  venueId: integer('venue_id').references(() => venues.id),
  colours: text('colours').array().notNull(),
  /** Provider whose list is the only origin of the club, found by its number; null for a club from the catalogue, a file or an operator. */
  addedBySource: text('told_by'),
  /** Moments at which an operator set its names, or its colours; the catalogue does not change these from then on. */
  namedAt: timestamp('named_at', { withTimezone: true }),
  colouredAt: timestamp('coloured_at', { withTimezone: true }),
  createdAt,
  updatedAt,
});

/** Former addresses of clubs, each redirected to the club that it turned out to be. */
export const formerTeamSlugs = pgTable('former_team_slugs', {
  slug: text('slug').primaryKey(),
  teamId: integer('team_id')
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' }),
});

/** Names of a club in one language, where they differ from those in `teams`. */
export const teamNames = pgTable(
  'team_names',
  {
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    rowName: text('row_name').notNull(),
    shortName: text('short_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.locale] })],
);

/** All spellings of clubs. `aliasKey` is folded: lower case, no accents, single blanks. */
export const teamAliases = pgTable(
  'team_aliases',
  {
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.id),
    genderType: text('gender_type', { enum: ['men', 'women'] }).notNull(),
    aliasKey: text('alias_key').notNull(),
    alias: text('alias').notNull(),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.genderType, table.aliasKey] })],
);

/** Names for the search, folded; the trigram index tolerates typing errors. */
export const searchTerms = pgTable(
  'search_terms',
  {
    kind: text('kind', { enum: ['team', 'tournament'] }).notNull(),
    subjectId: integer('subject_id').notNull(),
    term: text('term').notNull(),
    /** With a space before and after it, so that the first and the last word are found as any other is. */
    spaced: text('spaced').generatedAlwaysAs(sql`' ' || term || ' '`),
    /** Order among equally good results: data/commands/catalogue/weigh-search-terms.ts. The same in all terms of a club or competition. */
    importance: real('importance').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId, table.term] }),
    index('search_terms_spaced').using('gin', table.spaced.op('gin_trgm_ops')),
  ],
);

/** Clubs of a season, with their group. */
export const seasonEntries = pgTable(
  'season_entries',
  {
    seasonId: integer('season_id')
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id),
    groupLabel: text('group_label'),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.teamId] }), index('season_entries_by_team').on(table.teamId)],
);

/** Origins of rulings: the catalogue, the operator, or the site when its sources agree. */
const rulingOrigins = ['catalogue', 'operator', 'sources'] as const;

/** Points given or taken by a ruling, with the day from which it is in force. */
export const pointAdjustments = pgTable(
  'point_adjustments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    seasonId: integer('season_id')
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id),
    /** Null when the day is unknown: the ruling applies from the first match. */
    decidedOn: date('decided_on'),
    /** Stage of the format from which it applies; null when that follows from its day. */
    stage: text('stage'),
    /** 0 for a ruling based on sources that the operator has taken back, so that it is not entered again. */
    points: smallint('points').notNull(),
    /** One of `adjustmentReasons` (domain/tournament/adjustment-reason.ts); null when unknown. */
    reason: text('reason'),
    /** Reference to the document that gives or takes the points. */
    evidence: text('evidence'),
    origin: text('origin', { enum: rulingOrigins }).notNull().default('catalogue'),
    /** Sources by whose tables the site itself entered it. */
    accordingTo: text('according_to').array(),
  },
  (table) => [
    unique('point_adjustments_once').on(table.seasonId, table.teamId, table.origin, table.decidedOn, table.stage).nullsNotDistinct(),
  ],
);

/** Order of clubs that finished level, when a play-off or a lot decided it; rank 1 is before 2. */
export const settledTies = pgTable(
  'settled_ties',
  {
    seasonId: integer('season_id')
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id),
    decidedOn: date('decided_on').notNull(),
    rank: smallint('rank').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.teamId] })],
);

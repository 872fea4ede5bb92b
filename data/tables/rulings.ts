import { date, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { seasons, teams } from './catalogue.ts';
import { matches } from './matches.ts';

/** Matches that the operator has entered as decided off the pitch; sources cannot change their result while they are in this table. */
export const matchRulings = pgTable('match_rulings', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  matchId: integer('match_id')
    .notNull()
    .unique()
    .references(() => matches.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['award', 'annul'] }).notNull(),
  /** Reference to the published decision. */
  evidence: text('evidence'),
  /** Columns of the match that the ruling overwrote, by name, with their former values. */
  before: jsonb('before').$type<Readonly<Record<string, unknown>>>().notNull(),
  enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
});

/** Rows of tables as sources last reported them, with which ours are compared. */
export const reportedStandings = pgTable(
  'told_standings',
  {
    seasonId: integer('season_id')
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    /** The source's name of the table; empty when the season has one table. */
    table: text('table').notNull(),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    won: smallint('won').notNull(),
    drawn: smallint('drawn').notNull(),
    lost: smallint('lost').notNull(),
    points: smallint('points').notNull(),
    /** Place in the source's own order, from 1; null in a row from before it was stored. */
    place: smallint('place'),
    reportedAt: timestamp('told_at', { withTimezone: true }).notNull(),
    /** Null until they have been compared with ours. */
    comparedAt: timestamp('compared_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.source, table.table, table.teamId] })],
);

/** Clubs whose row in a source's table differs from ours, one for each source. */
export const standingsDifferences = pgTable(
  'standings_differences',
  {
    seasonId: integer('season_id')
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** `points`: the same results with other points; `results`: other results; `table`: points by other rules, most clubs differ. */
    kind: text('kind', { enum: ['points', 'results', 'table'] }).notNull(),
    ourRecord: text('our_record').notNull(),
    theirRecord: text('their_record').notNull(),
    /** Their points minus ours. */
    points: smallint('points').notNull(),
    /** UTC days on which it was first and last found; a different difference starts a new first day. */
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.source, table.teamId] })],
);

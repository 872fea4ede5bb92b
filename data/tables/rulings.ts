import { date, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { seasons, teams } from './catalogue.ts';
import { matches } from './matches.ts';

/** Matches that the operator has entered as decided off the pitch; the word of sources on their result is not taken as long as they are here. */
export const matchRulings = pgTable('match_rulings', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  matchId: integer('match_id')
    .notNull()
    .unique()
    .references(() => matches.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['award', 'annul'] }).notNull(),
  /** The place where it is written. */
  evidence: text('evidence'),
  /** The columns of the match that the ruling overwrote, by name, as they stood before it. */
  before: jsonb('before').$type<Readonly<Record<string, unknown>>>().notNull(),
  enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
});

/** The rows of tables that sources last told, with which ours are compared. */
export const toldStandings = pgTable(
  'told_standings',
  {
    seasonId: integer('season_id')
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    /** Empty where the season has one table. */
    table: text('table').notNull(),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    won: smallint('won').notNull(),
    drawn: smallint('drawn').notNull(),
    lost: smallint('lost').notNull(),
    points: smallint('points').notNull(),
    /** The place in the source's own order, from 1; null of a row from before it was kept. */
    place: smallint('place'),
    toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
    /** Null until they have been compared with ours. */
    comparedAt: timestamp('compared_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.source, table.table, table.teamId] })],
);

/** Clubs whose row in a source's table is not ours, one each source. */
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
    /** Their points less ours. */
    points: smallint('points').notNull(),
    /** The UTC days on which it was first and last told; another difference begins anew. */
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.source, table.teamId] })],
);

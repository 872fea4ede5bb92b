import { date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { seasons, teams } from './catalogue.ts';

/** Rows of league tables as sources last reported them, one for each club; the job `compare-standings` compares them with the site's own tables. */
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
    /** Null until the row has been compared with the site's. */
    comparedAt: timestamp('compared_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.source, table.table, table.teamId] })],
);

/** Clubs whose row in a source's league table differs from the site's, one row for each club and source. */
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
    /**
     * `points`: the club has the same results and other points; `results`: it has other results. `table`: at least half the clubs have the same results
     * and other points, which suggests that the source counts by other rules.
     */
    kind: text('kind', { enum: ['points', 'results', 'table'] }).notNull(),
    ourRecord: text('our_record').notNull(),
    theirRecord: text('their_record').notNull(),
    /** The source's points minus the site's. */
    points: smallint('points').notNull(),
    /** First and last UTC day on which this difference was found; when the difference changes, the first day is set anew. */
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.source, table.teamId] })],
);

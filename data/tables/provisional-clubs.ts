import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { teams } from './catalogue.ts';

/**
 * Clubs that a source added and on which the operator has not decided yet; a row is deleted when the club is confirmed or merged. When a
 * source names too many of them, their matches are held back (`heldMatches`).
 */
export const provisionalClubs = pgTable(
  'provisional_clubs',
  {
    teamId: integer('team_id')
      .primaryKey()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Provider that named it first. */
    source: text('source').notNull(),
    /** Competition of the catalogue in which it was first named. */
    tournament: text('tournament').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('provisional_clubs_by_source').on(table.source, table.addedAt)],
);

/** Matches that are held back because their source had named too many new clubs that day; they are stored later, see decision 98 in docs/decisions. */
export const heldMatches = pgTable(
  'held_matches',
  {
    source: text('source').notNull(),
    /** Key shared by all reports of one match: the provider's number, or competition, season, names and day. */
    key: text('key').notNull(),
    /** `FeedMatch`, as last reported. */
    match: jsonb('match').notNull(),
    heldAt: timestamp('held_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.key] })],
);

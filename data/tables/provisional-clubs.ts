import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { teams } from './catalogue.ts';

/** The clubs that a source named and on which no person has decided yet; a row goes when the club is confirmed or merged. */
export const provisionalClubs = pgTable(
  'provisional_clubs',
  {
    teamId: integer('team_id')
      .primaryKey()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** The provider that named it first. */
    source: text('source').notNull(),
    /** The catalogue's competition in which it was named first. */
    tournament: text('tournament').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('provisional_clubs_by_source').on(table.source, table.addedAt)],
);

/** Matches of clubs for which a source had named too many new ones that day; they are stored later, see decision 98. */
export const heldMatches = pgTable(
  'held_matches',
  {
    source: text('source').notNull(),
    /** The same for two reports of one match: the provider's number, or competition, season, names and day. */
    key: text('key').notNull(),
    /** A `FeedMatch`, as it was told last. */
    match: jsonb('match').notNull(),
    heldAt: timestamp('held_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.key] })],
);

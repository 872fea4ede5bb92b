import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Names used by a source on the network for clubs or players that cannot be identified for certain; an operator decides on them. */
export const unknownNames = pgTable(
  'unknown_names',
  {
    source: text('source').notNull(),
    kind: text('kind', { enum: ['team', 'player'] })
      .notNull()
      .default('team'),
    /** Slug of the country in whose catalogue the name was looked up. */
    country: text('country').notNull(),
    genderType: text('gender_type', { enum: ['men', 'women'] }).notNull(),
    name: text('name').notNull(),
    /** Slug of the club with which a player was named; empty for a club. */
    team: text('team').notNull().default(''),
    /** The provider's own number, when it has one. */
    externalId: text('external_id'),
    /** Competition of the catalogue in which it was last named. */
    tournament: text('tournament').notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.country, table.genderType, table.team, table.name] })],
);

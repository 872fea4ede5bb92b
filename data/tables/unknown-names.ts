import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Names by which a source on the network calls clubs that the site does not know; a person says who they are. */
export const unknownNames = pgTable(
  'unknown_names',
  {
    source: text('source').notNull(),
    /** The slug of the country in whose catalogue the name was looked up. */
    country: text('country').notNull(),
    genderType: text('gender_type', { enum: ['men', 'women'] }).notNull(),
    name: text('name').notNull(),
    /** The catalogue's competition in which it was named last. */
    tournament: text('tournament').notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.country, table.genderType, table.name] })],
);

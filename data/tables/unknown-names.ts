import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Names by which a source on the network calls clubs or players that cannot be told for certain; a person says who they are. */
export const unknownNames = pgTable(
  'unknown_names',
  {
    source: text('source').notNull(),
    kind: text('kind', { enum: ['team', 'player'] })
      .notNull()
      .default('team'),
    /** The slug of the country in whose catalogue the name was looked up. */
    country: text('country').notNull(),
    genderType: text('gender_type', { enum: ['men', 'women'] }).notNull(),
    name: text('name').notNull(),
    /** The slug of the club at which a player was named; empty for a club. */
    team: text('team').notNull().default(''),
    /** The provider's own number, where it has one. */
    externalId: text('external_id'),
    /** The catalogue's competition in which it was named last. */
    tournament: text('tournament').notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.country, table.genderType, table.team, table.name] })],
);

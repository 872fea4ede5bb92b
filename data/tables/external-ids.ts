import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { sports } from './catalogue.ts';

/** The numbers by which providers know what the site has stored. */
export const externalIds = pgTable(
  'external_ids',
  {
    sportId: smallint('sport_id')
      .notNull()
      .references(() => sports.id),
    provider: text('provider').notNull(),
    kind: text('kind', { enum: ['match', 'team', 'player'] }).notNull(),
    externalId: text('external_id').notNull(),
    /** The number of the match, the team or the player; the newest answer of the provider decides. */
    ownId: integer('own_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sportId, table.provider, table.kind, table.externalId] }),
    index('external_ids_by_own').on(table.kind, table.ownId),
  ],
);

import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { sports } from './catalogue.ts';

/** Numbers of stored matches, teams and players at providers. */
export const externalIds = pgTable(
  'external_ids',
  {
    sportId: smallint('sport_id')
      .notNull()
      .references(() => sports.id),
    provider: text('provider').notNull(),
    kind: text('kind', { enum: ['match', 'team', 'player'] }).notNull(),
    externalId: text('external_id').notNull(),
    /** Id of the match, team or player, according to the provider's newest answer. */
    ownId: integer('own_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sportId, table.provider, table.kind, table.externalId] }),
    index('external_ids_by_own').on(table.kind, table.ownId),
  ],
);

import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { matches } from './matches.ts';

/**
 * Matches whose result the operator has decided: awarded or annulled off the pitch, or chosen where sources differ. Sources cannot change the result while
 * they are in this table.
 */
export const matchRulings = pgTable('match_rulings', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  matchId: integer('match_id')
    .notNull()
    .unique()
    .references(() => matches.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['award', 'annul', 'choose'] }).notNull(),
  /** Reference to the published decision; of a chosen result, the source that reported it. */
  evidence: text('evidence'),
  /** Columns of the match that the ruling overwrote, by name, with their former values. */
  before: jsonb('before').$type<Readonly<Record<string, unknown>>>().notNull(),
  enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
});

/** Matches whose kick-off the operator has chosen where sources differ; sources cannot change it while they are in this table. */
export const chosenKickoffs = pgTable('chosen_kickoffs', {
  matchId: integer('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  /** Source whose kick-off was chosen. */
  provider: text('provider').notNull(),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
});

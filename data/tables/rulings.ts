import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { matches } from './matches.ts';

/** Matches that the operator has entered as decided off the pitch; sources cannot change their result while they are in this table. */
export const matchRulings = pgTable('match_rulings', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  matchId: integer('match_id')
    .notNull()
    .unique()
    .references(() => matches.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['award', 'annul'] }).notNull(),
  /** Reference to the published decision. */
  evidence: text('evidence'),
  /** Columns of the match that the ruling overwrote, by name, with their former values. */
  before: jsonb('before').$type<Readonly<Record<string, unknown>>>().notNull(),
  enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
});

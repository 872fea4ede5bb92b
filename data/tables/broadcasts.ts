import { sql } from 'drizzle-orm';
import { char, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { tournaments } from './catalogue.ts';

/** Channels that show a competition, or a single match of it, in a country. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournaments.numericId, { onDelete: 'cascade' }),
    /** Id of the match, when the broadcaster is known for each match; null for the rights to the whole competition. */
    matchId: integer('match_id'),
    /** ISO 3166-1 alpha-2 code of the country in which it is shown. */
    country: char('country', { length: 2 }).notNull(),
    channel: text('channel').notNull(),
    medium: text('medium', { enum: ['television', 'stream'] }).notNull(),
    access: text('access', { enum: ['free', 'subscription', 'account'] }).notNull(),
    /** `all` when every match is shown, `some` for a part of them. */
    extent: text('extent', { enum: ['all', 'some'] }).notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    /** Page that states the right, and the day on which it was last checked. */
    source: text('source').notNull(),
    reviewedOn: date('reviewed_on').notNull(),
  },
  (table) => [
    index('broadcasts_by_tournament').on(table.tournamentId, table.country),
    index('broadcasts_by_match').on(table.matchId).where(sql`${table.matchId} is not null`),
    check('broadcasts_days', sql`${table.fromDay} <= ${table.toDay}`),
    check('broadcasts_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('broadcasts_medium', sql`${table.medium} in ('television', 'stream')`),
    check('broadcasts_access', sql`${table.access} in ('free', 'subscription', 'account')`),
    check('broadcasts_extent', sql`${table.extent} in ('all', 'some')`),
  ],
);

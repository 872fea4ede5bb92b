import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { votedSports } from '#domain/vote/voted-sports.ts';

/** Votes of visitors, one row per visitor and item. A row reveals neither a visitor nor an address. */
export const votes = pgTable(
  'votes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sport: text('sport', { enum: votedSports }).notNull(),
    /** Id of a match, or name of a poll. */
    item: text('item').notNull(),
    option: text('option').notNull(),
    /** Keyed hash of the visitor's cookie; deleted at the end of its retention, after which no cookie leads to the vote. */
    voter: text('voter'),
    /** Keyed hash of the address from which the vote came; deleted when it is no longer needed against stuffing. */
    addressKey: text('address_key'),
    /** False for a vote that is set aside: it is stored but not counted. */
    counted: boolean('counted').notNull(),
    castAt: timestamp('cast_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('votes_once').on(table.sport, table.item, table.voter),
    index('votes_by_option').on(table.sport, table.item, table.option, table.counted),
    index('votes_by_address').on(table.sport, table.item, table.addressKey, table.castAt),
    index('votes_counted_by_time').on(table.sport, table.item, table.castAt).where(sql`${table.counted}`),
    index('votes_with_address').on(table.castAt).where(sql`${table.addressKey} is not null`),
    check('votes_sport', sql`${table.sport} in (${sql.raw(votedSports.map((sport) => `'${sport}'`).join(', '))})`),
  ],
);

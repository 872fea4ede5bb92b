import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Messages from visitors: stored first, then mailed, and deleted at the end of their retention. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** BCP-47 tag of the page on which it was written. */
    language: text('language').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** Keyed hash of the sender's address, to limit floods; deleted soon. */
    addressKey: text('address_key'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    lastError: text('last_error'),
    /** Moment at which an operator marked it as handled; null until then. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [
    index('contact_messages_to_mail').on(table.nextAttemptAt).where(sql`${table.mailedAt} is null`),
    index('contact_messages_by_time').on(table.receivedAt),
  ],
);

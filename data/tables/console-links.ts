import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Links to the operator's console that have not been used; a link's token is not stored. */
export const consoleLinks = pgTable('console_links', {
  /** SHA-256 hash of the token. */
  hash: bytes('hash').primaryKey(),
  /** Name of the operator who made the link. */
  actor: text('actor').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Keys that all processes of a site share: created at random when first needed, never shown. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  key: bytes('key').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
});

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { alertKinds } from '#domain/alert/alert-settings.ts';
import { languages } from '#domain/language/languages.ts';
import { liveEvents } from './live-events.ts';

/** The browsers that asked for alerts, each by the address that its push service gave it; of whoever sits before it nothing is known. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and its secret, by which messages are encrypted so that the push service cannot read them. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language', { enum: languages }).notNull(),
    kinds: text('kinds', { enum: alertKinds }).array().notNull(),
    delaySeconds: smallint('delay_seconds').notNull(),
    /** Hours of the day; null for a follower without quiet hours. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    zone: text('zone').notNull(),
    hideScores: boolean('hide_scores').notNull(),
    /** A keyed hash of the address from which it was stored, against floods; forgotten after a day. */
    addressKey: text('address_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The last time at which the browser said that it still wants alerts. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
    lastSentAt: timestamp('last_sent_at', { withTimezone: true }),
    /** The messages in a row that the push service refused. */
    failures: smallint('failures').notNull().default(0),
  },
  (table) => [
    index('push_subscriptions_by_address').on(table.addressKey, table.createdAt).where(sql`${table.addressKey} is not null`),
    check('push_subscriptions_quiet', sql`(${table.quietFrom} is null) = (${table.quietTo} is null)`),
  ],
);

/** The favourites of which a browser is alerted: `m12` a match, `t7` a club, `c3` a competition. */
export const pushFollows = pgTable(
  'push_follows',
  {
    subject: text('subject').notNull(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.subscriptionId] }),
    index('push_follows_by_subscription').on(table.subscriptionId),
  ],
);

/** The messages to be sent, and those that were: what is here is never sent a second time. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: alertKinds }).notNull(),
    /** A name that the same thing has each time that it is seen. */
    about: text('about').notNull(),
    liveEvent: bigint('live_event', { mode: 'number' }).references(() => liveEvents.sequence, { onDelete: 'cascade' }),
    /** The sequence of a tip in the ledger. */
    tip: integer('tip'),
    /** A prediction that froze: the sequence of its record in the ledger, and its leaf. */
    prediction: integer('prediction'),
    leaf: integer('leaf'),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Set before it is sent: whatever becomes of that, it is not sent again unless the push service refused it for the moment. */
    takenAt: timestamp('taken_at', { withTimezone: true }),
  },
  (table) => [
    unique('push_messages_once').on(table.subscriptionId, table.about),
    index('push_messages_due').on(table.dueAt).where(sql`${table.takenAt} is null`),
    index('push_messages_by_live_event').on(table.liveEvent),
    index('push_messages_by_expiry').on(table.expiresAt),
    check('push_messages_prediction', sql`(${table.prediction} is null) = (${table.leaf} is null)`),
  ],
);

/** The last live event, and the last tip and the last predictions of the ledger, that were looked through for alerts. */
export const pushProgress = pgTable('push_progress', {
  source: text('source', { enum: ['live-events', 'tips', 'predictions'] }).primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
});

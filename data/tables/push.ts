import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { alertKinds } from '#domain/alert/alert-settings.ts';
import { languages } from '#domain/language/languages.ts';
import { liveEvents } from './live-events.ts';

/** Browsers that subscribed to alerts, each by the address from its push service; nothing is known of their users. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and secret, with which messages are encrypted so that the push service cannot read them. */
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
    /** Keyed hash of the address from which it was stored, to limit floods; deleted after a day. */
    addressKey: text('address_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Last time at which the browser confirmed that it still wants alerts. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
    lastSentAt: timestamp('last_sent_at', { withTimezone: true }),
    /** Number of messages in a row that the push service refused. */
    failures: smallint('failures').notNull().default(0),
  },
  (table) => [
    index('push_subscriptions_by_address').on(table.addressKey, table.createdAt).where(sql`${table.addressKey} is not null`),
    check('push_subscriptions_quiet', sql`(${table.quietFrom} is null) = (${table.quietTo} is null)`),
  ],
);

/** Favourites that a browser follows for alerts: `m12` a match, `t7` a club, `c3` a competition. */
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

/** Messages to be sent, and those already sent: a message in this table is never sent a second time. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: alertKinds }).notNull(),
    /** Key of the announced thing, the same each time that it is found. */
    about: text('about').notNull(),
    liveEvent: bigint('live_event', { mode: 'number' }).references(() => liveEvents.sequence, { onDelete: 'cascade' }),
    /** Sequence of a tip in the ledger. */
    tip: integer('tip'),
    /** Prediction on record: the sequence of its record in the ledger, and its leaf. */
    prediction: integer('prediction'),
    leaf: integer('leaf'),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Set before it is sent: it is not sent again, unless the push service refused it for the moment. */
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

/** Last live event, and last tip and predictions of the ledger, read for alerts. */
export const pushProgress = pgTable('push_progress', {
  source: text('source', { enum: ['live-events', 'tips', 'predictions'] }).primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
});

import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { quotaWindows } from '#data/sources/source.ts';

/** The calls that sources on the network were asked for, each with its last answer; no key is in them. */
export const sourceCalls = pgTable(
  'source_calls',
  {
    source: text('source').notNull(),
    /** Path and query without any key; see `SourceCall.name`. */
    call: text('call').notNull(),
    /** Written before the call is made, so that a process that dies in it leaves no reason to make it twice. */
    calledAt: timestamp('called_at', { withTimezone: true }).notNull(),
    /** The last answer that was taken in, or that had not changed. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** The last answer of the address that changes with this one. */
    changeMark: text('change_mark'),
    /** Failures in a row, with what the last one was. */
    failures: integer('failures').notNull().default(0),
    problem: text('problem'),
    /** The call is not made again before; set after a failure. */
    notBefore: timestamp('not_before', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.source, table.call] })],
);

/** The calls that a provider says are left, until its count begins again. */
export const sourceQuotas = pgTable(
  'source_quotas',
  {
    source: text('source').notNull(),
    window: text('window', { enum: quotaWindows }).notNull(),
    callsLeft: integer('calls_left').notNull(),
    renewsAt: timestamp('renews_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.window] })],
);

/** The problems with answers of sources, what could not be read or believed: each once, however often it comes back. */
export const sourceProblems = pgTable(
  'source_problems',
  {
    source: text('source').notNull(),
    code: text('code').notNull(),
    /** Empty where the problem concerns no single field, or no value. */
    field: text('field').notNull(),
    value: text('value').notNull(),
    /** Set where the match of the row is lost for it, or all that the answer announces. */
    loses: text('loses', { enum: ['match', 'file'] }),
    /** The call whose answer had it last, and the row in that. */
    call: text('call').notNull(),
    row: integer('row'),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.code, table.field, table.value] })],
);

/** The calls made to a source within the present minute and day, both in UTC. */
export const sourceBudgets = pgTable('source_budgets', {
  source: text('source').primaryKey(),
  day: date('day').notNull(),
  callsOfDay: integer('calls_of_day').notNull(),
  minute: timestamp('minute', { withTimezone: true }).notNull(),
  callsOfMinute: integer('calls_of_minute').notNull(),
});

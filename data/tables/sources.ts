import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { quotaWindows } from '#data/sources/source.ts';

/** Calls made to sources on the network, each with the state of its last answer; they contain no key. */
export const sourceCalls = pgTable(
  'source_calls',
  {
    source: text('source').notNull(),
    /** Path and query without any key; see `SourceCall.name`. */
    call: text('call').notNull(),
    /** Stored before the call is made, so that the call of a process that dies during it is not made twice. */
    calledAt: timestamp('called_at', { withTimezone: true }).notNull(),
    /** Last time at which the answer was stored, or had not changed. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** Answer, as last read, of a short, free call that changes whenever the answer of this call does; null when the source has no such call. */
    changeMark: text('change_mark'),
    /** Number of failures in a row, and the last one. */
    failures: integer('failures').notNull().default(0),
    problem: text('problem'),
    /** Moment before which the call is not repeated; set after a failure. */
    notBefore: timestamp('not_before', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.source, table.call] })],
);

/** Calls left by a provider's own count, until that restarts. */
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

/** Problems with answers of sources, values that could not be read or believed: each once, however often it recurs. */
export const sourceProblems = pgTable(
  'source_problems',
  {
    source: text('source').notNull(),
    code: text('code').notNull(),
    /** Empty when the problem concerns no single field, or no value. */
    field: text('field').notNull(),
    value: text('value').notNull(),
    /** The loss by the problem: `match`, the match of the row; `file`, the whole answer or one competition in it; null when nothing is lost. */
    loses: text('loses', { enum: ['match', 'file'] }),
    /** Call whose answer had it last, and the row in that answer. */
    call: text('call').notNull(),
    row: integer('row'),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.code, table.field, table.value] })],
);

/** Number of calls to a source in the present minute and day, both in UTC. */
export const sourceBudgets = pgTable('source_budgets', {
  source: text('source').primaryKey(),
  day: date('day').notNull(),
  callsOfDay: integer('calls_of_day').notNull(),
  minute: timestamp('minute', { withTimezone: true }).notNull(),
  callsOfMinute: integer('calls_of_minute').notNull(),
});

import { bigserial, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

export const feedRuns = pgTable(
  'feed_runs',
  {
    id: serial('id').primaryKey(),
    feed: text('feed').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** A killed run remains `running` until the next run or the site's hourly trimming finds it, and is `failed` then. */
    state: text('state', { enum: ['running', 'succeeded', 'failed'] }).notNull(),
    asOf: timestamp('as_of', { withTimezone: true }),
    counts: jsonb('counts').notNull(),
  },
  (table) => [index('feed_runs_by_feed').on(table.feed, table.startedAt)],
);

/** Values that a run could not read: the place, the value and the kind of problem. */
export const feedProblems = pgTable(
  'feed_problems',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    runId: integer('run_id')
      .notNull()
      .references(() => feedRuns.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    row: integer('row'),
    field: text('field'),
    value: text('value'),
    code: text('code').notNull(),
    /** The loss by the problem: `match`, the match of the row; `file`, the whole file or one competition in it; null when nothing is lost. */
    loses: text('loses', { enum: ['match', 'file'] }),
  },
  (table) => [index('feed_problems_by_run').on(table.runId)],
);

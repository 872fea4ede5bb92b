import { type AnyPgColumn, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

/**
 * Decisions of operators, in the order in which they were made. Rows are only ever added, which a trigger enforces: an undo is a row of its own that
 * refers to the row it undoes.
 */
export const audit = pgTable(
  'audit',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    /** Name of the operator: the one given to the console or the command, otherwise that of the operating system's user. */
    actor: text('actor').notNull(),
    via: text('via', { enum: ['console', 'command'] }).notNull(),
    /** Kind of the decision, a key of `decisions` in jobs/decisions/decisions.ts; of an undo, the kind of what it undoes. */
    kind: text('kind').notNull(),
    /** Address or name of what was decided on; never a visitor's name or words. */
    subject: text('subject').notNull(),
    /** Values before and after, as far as they are needed to undo the decision and to show it. */
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Row that this one undoes; null for a decision. */
    undoes: integer('undoes').references((): AnyPgColumn => audit.id),
  },
  (table) => [unique('audit_undone_once').on(table.undoes)],
);

/** Subjects that an operator has looked at and left as they are; a row is deleted when that is undone. */
export const reviewMarks = pgTable(
  'review_marks',
  {
    kind: text('kind', { enum: ['law', 'licence', 'ruling', 'difference'] }).notNull(),
    /** Name of the subject, with the values that were seen where these can change, so that new ones are shown again. */
    subject: text('subject').notNull(),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);

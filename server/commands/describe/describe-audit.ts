import type { AuditRow } from '#data/queries/audit/list-audit.ts';
import { titleOfDecision } from '#jobs/decisions/decisions.ts';
import { textTable } from './text-table.ts';

/** Returns the lines of decisions of operators, in the given order, each with the row that undid it. */
export function describeAudit(rows: readonly AuditRow[]): string[] {
  if (rows.length === 0) return ['No operator has decided anything here.'];
  return textTable(rows, [
    { head: 'id', cell: ({ id }) => String(id) },
    { head: 'at', cell: ({ at }) => `${at.toISOString().slice(0, 16)}Z` },
    { head: 'operator', cell: ({ actor, via }) => `${actor} (${via})` },
    { head: 'decision', cell: ({ kind, undoes }) => (undoes === null ? titleOfDecision(kind) : `Undo of ${undoes}`) },
    { head: 'subject', cell: ({ subject }) => subject },
    { head: 'state', cell: ({ undoneBy }) => (undoneBy === null ? '' : `undone by ${undoneBy.id} (${undoneBy.actor})`) },
  ]);
}

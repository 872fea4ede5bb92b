import { AuditError } from '#data/commands/audit/audit-error.ts';
import { type Decider, recordDecision } from '#data/commands/audit/record-decision.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { getAuditRow } from '#data/queries/audit/list-audit.ts';
import { type Decision, decisionKindOf } from './decisions.ts';

/** Result of a decision, or of the undo of one. */
export interface Decided {
  /** Id of its row in the audit. */
  readonly id: number;
  /** Sentences that report the result. */
  readonly lines: readonly string[];
  readonly canBeUndone: boolean;
}

/**
 * Carries out a decision of an operator and adds it to the audit, in one transaction. The console and the commands all decide in this way.
 *
 * @throws the error of the command that carries it out, when it is refused; nothing was changed then
 */
export async function decide(db: Database, by: Decider, decision: Decision, now: Date): Promise<Decided> {
  const { kind: name, ...wish } = decision;
  const kind = decisionKindOf(name);
  if (kind === undefined) throw new RangeError(`there is no kind of decision "${name}"`);
  const { id, lines } = await inTransaction(db, async (client) => {
    const { subject, details, lines: reported } = await kind.carryOut(client, wish, now);
    return { id: await recordDecision(client, by, { kind: name, subject, details }, now), lines: reported };
  });
  const more = (await kind.followUp?.(db, wish, now)) ?? [];
  return { id, lines: [...lines, ...more], canBeUndone: kind.undo !== undefined };
}

/**
 * Undoes a decision and adds that to the audit, in one transaction.
 *
 * @param id id of the decision in the audit
 * @throws AuditError when there is no such decision, or it was undone already or cannot be undone; the error of a command that refuses it
 */
export async function undoDecision(db: Database, by: Decider, id: number, now: Date): Promise<Decided> {
  return inTransaction(db, async (client) => {
    const row = await getAuditRow(client, id);
    if (row === undefined) throw new AuditError(`there is no decision ${id}; npm run audit lists them`);
    if (row.undoes !== null) throw new AuditError(`${id} is itself an undo; decide again instead`);
    const undo = decisionKindOf(row.kind)?.undo;
    if (undo === undefined) throw new AuditError(`decision ${id} (${row.kind}) cannot be undone`);
    // Added first, so that of two at the same moment one waits here and is refused.
    const undoId = await recordDecision(client, by, { kind: row.kind, subject: row.subject, details: {}, undoes: id }, now);
    return { id: undoId, lines: await undo(client, row.details, row.subject, now), canBeUndone: false };
  });
}

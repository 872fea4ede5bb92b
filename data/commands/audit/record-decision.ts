import type { Queryable } from '#data/database/database.ts';
import { AuditError } from './audit-error.ts';

/** The operator who decides, and the way by which the decision came. */
export interface Decider {
  readonly actor: string;
  readonly via: 'console' | 'command';
}

/** Row of the audit that is to be added. */
export interface NewAuditRow {
  readonly kind: string;
  readonly subject: string;
  readonly details: object;
  /** Id of the row that it undoes. */
  readonly undoes?: number;
}

const longestActor = 80;

/**
 * Adds a row to the audit, within the transaction that carries out the decision. Returns its id.
 *
 * @throws AuditError when it undoes a row that was undone already
 */
export async function recordDecision(client: Queryable, { actor, via }: Decider, row: NewAuditRow, now: Date): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into audit (at, actor, via, kind, subject, details, undoes) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (undoes) do nothing returning id`,
    [now, actor.slice(0, longestActor), via, row.kind, row.subject, JSON.stringify(row.details), row.undoes],
  );
  const [added] = rows;
  if (added === undefined) throw new AuditError(`decision ${row.undoes} was undone already`);
  return added.id;
}

import type { Queryable } from '#data/database/database.ts';

/** Row of the audit: a decision, or the undo of one. */
export interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly actor: string;
  readonly via: 'console' | 'command';
  readonly kind: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** Id of the row that this one undoes; null for a decision. */
  readonly undoes: number | null;
  /** Id of the row that undid this one, with its moment and operator; null while it is in force. */
  readonly undoneBy: { readonly id: number; readonly at: string; readonly actor: string } | null;
}

const columns = `a.id, a.at, a.actor, a.via, a.kind, a.subject, a.details, a.undoes,
  (select jsonb_build_object('id', u.id, 'at', u.at, 'actor', u.actor) from audit u where u.undoes = a.id) as "undoneBy"`;

/** Returns rows of the audit, the newest first: `most` after the first `from`. */
export async function listAudit(
  database: Queryable,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<AuditRow[]> {
  const { rows } = await database.query<AuditRow>(`select ${columns} from audit a order by a.id desc limit $1 offset $2`, [most, from]);
  return rows;
}

/** Returns the row of the audit with this id; undefined when there is none. */
export async function getAuditRow(database: Queryable, id: number): Promise<AuditRow | undefined> {
  const { rows } = await database.query<AuditRow>(`select ${columns} from audit a where a.id = $1`, [id]);
  return rows[0];
}

/** Returns the newest decision of a kind on a subject that was not undone; undefined when there is none. */
export async function findDecision(database: Queryable, kind: string, subject: string): Promise<AuditRow | undefined> {
  const { rows } = await database.query<AuditRow>(
    `select ${columns} from audit a where a.kind = $1 and a.subject = $2 and a.undoes is null and not exists (select from audit u where u.undoes = a.id)
     order by a.id desc limit 1`,
    [kind, subject],
  );
  return rows[0];
}

/** Returns the number of rows of the audit. */
export async function countAudit(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from audit');
  return rows[0]?.count ?? 0;
}

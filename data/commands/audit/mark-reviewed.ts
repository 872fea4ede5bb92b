import type { Queryable } from '#data/database/database.ts';
import { AuditError } from './audit-error.ts';

/** A subject that an operator looks at and leaves as it is. */
export interface ReviewMark {
  readonly mark: 'law' | 'licence' | 'ruling' | 'difference';
  /** Name of the subject, with the values that were seen where these can change. */
  readonly subject: string;
}

/** Marks a subject as reviewed. Returns the moment of its last review before, as ISO; null when it was never reviewed. */
export async function markReviewed(client: Queryable, { mark, subject }: ReviewMark, now: Date): Promise<string | null> {
  const before = await client.query<{ reviewedAt: Date }>(
    'select reviewed_at as "reviewedAt" from review_marks where (kind, subject) = ($1, $2) for update',
    [mark, subject],
  );
  await client.query(
    'insert into review_marks (kind, subject, reviewed_at) values ($1, $2, $3) on conflict (kind, subject) do update set reviewed_at = excluded.reviewed_at',
    [mark, subject, now],
  );
  return before.rows[0]?.reviewedAt.toISOString() ?? null;
}

/**
 * Takes back a mark, and restores the one before it.
 *
 * @throws AuditError when the subject was marked again since
 */
export async function unmarkReviewed(
  client: Queryable,
  { mark, subject }: ReviewMark,
  { at, before }: { readonly at: string; readonly before: string | null },
): Promise<void> {
  const { rowCount } = await client.query(
    before === null
      ? 'delete from review_marks where (kind, subject) = ($1, $2) and reviewed_at = $3'
      : 'update review_marks set reviewed_at = $4 where (kind, subject) = ($1, $2) and reviewed_at = $3',
    [mark, subject, at, ...(before === null ? [] : [before])],
  );
  if (rowCount === 0) throw new AuditError(`${subject} was reviewed again since; undo that first`);
}

import type { Queryable } from '#data/database/database.ts';

/** Returns the moments at which operators reviewed the subjects of a kind, by subject. */
export async function listReviewMarks(database: Queryable, kind: 'law' | 'licence' | 'ruling' | 'difference'): Promise<Map<string, Date>> {
  const { rows } = await database.query<{ subject: string; reviewedAt: Date }>(
    'select subject, reviewed_at as "reviewedAt" from review_marks where kind = $1',
    [kind],
  );
  return new Map(rows.map(({ subject, reviewedAt }) => [subject, reviewedAt]));
}

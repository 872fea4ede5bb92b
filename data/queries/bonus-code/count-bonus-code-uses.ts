import type { Queryable } from '#data/database/database.ts';

/** Number of times that visitors copied a bonus code and followed the link beside it, over all days. */
export interface CountedUses {
  readonly copied: number;
  readonly followed: number;
}

/** Returns how often visitors have used a code; zeros when they never did. */
export async function countBonusCodeUses(database: Queryable, code: string): Promise<CountedUses> {
  const { rows } = await database.query<CountedUses>({
    name: 'count-bonus-code-uses',
    text: `select coalesce(sum(copied), 0)::int as copied, coalesce(sum(followed), 0)::int as followed
           from bonus_code_uses where code = $1`,
    values: [code],
  });
  return rows[0] as CountedUses;
}

import type { Queryable } from '#data/database/database.ts';

/** The number of times a bonus code was copied, and the link beside it followed, on all days together. */
export interface CountedUses {
  readonly copied: number;
  readonly followed: number;
}

/** Returns the uses of a code; none at all of one that nobody used. */
export async function countBonusCodeUses(database: Queryable, code: string): Promise<CountedUses> {
  const { rows } = await database.query<CountedUses>({
    name: 'count-bonus-code-uses',
    text: `select coalesce(sum(copied), 0)::int as copied, coalesce(sum(followed), 0)::int as followed
           from bonus_code_uses where code = $1`,
    values: [code],
  });
  return rows[0] as CountedUses;
}

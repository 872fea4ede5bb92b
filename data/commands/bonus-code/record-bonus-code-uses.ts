import type { Queryable } from '#data/database/database.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

/** Number of times that visitors copied a bonus code and followed the link beside it, on a day (UTC). */
export interface BonusCodeUses {
  readonly code: string;
  readonly day: LocalDay;
  readonly copied: number;
  readonly followed: number;
}

/** Adds uses to the stored counts. When it fails, none is added. Each code and day may appear in the list once. */
export async function recordBonusCodeUses(database: Queryable, counted: readonly BonusCodeUses[]): Promise<void> {
  if (counted.length === 0) return;
  await database.query({
    name: 'record-bonus-code-uses',
    text: `insert into bonus_code_uses (code, day, copied, followed)
           select u.code, u.day, u.copied, u.followed
           from unnest($1::text[], $2::date[], $3::int[], $4::int[]) as u(code, day, copied, followed)
           order by u.code, u.day
           on conflict (code, day) do update
           set copied = bonus_code_uses.copied + excluded.copied, followed = bonus_code_uses.followed + excluded.followed`,
    values: [
      counted.map(({ code }) => code),
      counted.map(({ day }) => day),
      counted.map(({ copied }) => copied),
      counted.map(({ followed }) => followed),
    ],
  });
}

import { type BonusCodeUses, recordBonusCodeUses } from '#data/commands/bonus-code/record-bonus-code-uses.ts';
import type { Queryable } from '#data/database/database.ts';
import { createWriteBatcher } from '#data/database/write-batcher.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

type UseKind = 'copied' | 'followed';

export interface UseCounter {
  /** Counts one use of a code; resolves when it is stored. One that cannot be stored rejects and is not counted. */
  count(code: string, kind: UseKind, day: LocalDay): Promise<void>;
  /** Resolves when all counts are stored, or could not be. */
  settle(): Promise<void>;
}

/** Counts uses of bonus codes. */
export function createUseCounter(db: Queryable): UseCounter {
  const uses = createWriteBatcher<BonusCodeUses>({
    keyOf: ({ day, code }) => `${day} ${code}`,
    sum: (first, second) => ({ ...first, copied: first.copied + second.copied, followed: first.followed + second.followed }),
    write: (counted) => recordBonusCodeUses(db, counted),
  });
  return {
    count: (code, kind, day) => uses.add({ code, day, copied: kind === 'copied' ? 1 : 0, followed: kind === 'followed' ? 1 : 0 }),
    settle: uses.settle,
  };
}

import { type BonusCodeUses, recordBonusCodeUses } from '#data/commands/bonus-code/record-bonus-code-uses.ts';
import type { Queryable } from '#data/database/database.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

export type UseKind = 'copied' | 'followed';

export interface UseCounter {
  /** Counts one use of a code; resolves when it is stored. One that cannot be stored rejects and is not counted. */
  count(code: string, kind: UseKind, day: LocalDay): Promise<void>;
  /** Resolves when all that was counted is stored, or could not be. */
  settle(): Promise<void>;
}

/**
 * Counts uses of bonus codes. What comes in while a write is under way goes out together with the next, so that a burst takes one connection and
 * few writes.
 */
export function createUseCounter(db: Queryable): UseCounter {
  let waiting = new Map<string, BonusCodeUses>();
  let next: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();

  const write = async () => {
    const going = [...waiting.values()];
    waiting = new Map();
    next = undefined;
    await recordBonusCodeUses(db, going);
  };
  return {
    count(code, kind, day) {
      const key = `${day} ${code}`;
      const { copied, followed } = waiting.get(key) ?? { copied: 0, followed: 0 };
      waiting.set(key, {
        code,
        day,
        copied: copied + (kind === 'copied' ? 1 : 0),
        followed: followed + (kind === 'followed' ? 1 : 0),
      });
      if (next === undefined) {
        next = last.then(write);
        // Whether the write before succeeded is told to those who wait for it, and nobody else.
        last = next.catch(() => {});
      }
      return next;
    },
    settle: () => last,
  };
}

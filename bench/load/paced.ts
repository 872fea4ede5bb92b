import { setTimeout as pause } from 'node:timers/promises';

export interface Pace {
  readonly perSecond: number;
  readonly forMs: number;
}

/**
 * Starts `work` so many times a second, whether or not earlier runs are done; resolves when all of them are.
 *
 * @throws the first failure, after which no more work is started
 */
export async function paced({ perSecond, forMs }: Pace, work: (turn: number) => Promise<void>): Promise<void> {
  const began = performance.now();
  const under: Promise<void>[] = [];
  const failures: unknown[] = [];
  for (let turn = 0; failures.length === 0 && turn < (forMs * perSecond) / 1_000; turn += 1) {
    await pause(Math.max(0, began + (turn * 1_000) / perSecond - performance.now()));
    under.push(work(turn).catch((error) => void failures.push(error)));
  }
  await Promise.all(under);
  if (failures.length > 0) throw failures[0];
}

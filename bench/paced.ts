import { setTimeout as pause } from 'node:timers/promises';

export interface Pace {
  readonly perSecond: number;
  readonly forMs: number;
}

/** Begins something so many times a second, whether or not what was begun before is done; resolves when all of it is. */
export async function paced({ perSecond, forMs }: Pace, work: (turn: number) => Promise<void>): Promise<void> {
  const began = performance.now();
  const under: Promise<void>[] = [];
  for (let turn = 0; turn < (forMs * perSecond) / 1_000; turn += 1) {
    await pause(Math.max(0, began + (turn * 1_000) / perSecond - performance.now()));
    under.push(work(turn));
  }
  await Promise.all(under);
}

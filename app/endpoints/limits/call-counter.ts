import { type CountedCalls, countCalls, type LimitedSubject } from '#data/commands/limits/count-calls.ts';
import type { Database } from '#data/database/database.ts';

/** The place of a call among those of its address, in all processes. */
export interface CallPlace {
  /** 1 for the first call of a window. */
  readonly place: number;
  /** Milliseconds until the window ends. */
  readonly endsInMs: number;
}

/** Counts a call of an address; rejects when the database is away. */
export type CallCounter = (addressKey: string) => Promise<CallPlace>;

interface WaitingCall {
  counted(place: CallPlace): void;
  failed(error: unknown): void;
}

/** Returns a counter of calls. Calls that come while a statement is under way are counted together in the next, so that a flood makes few statements. */
export function createCallCounter(db: Database, subject: LimitedSubject, withinSeconds: number): CallCounter {
  let waiting = new Map<string, WaitingCall[]>();
  let isCounting = false;

  async function countWaiting(): Promise<void> {
    isCounting = true;
    while (waiting.size > 0) {
      const going = waiting;
      waiting = new Map();
      try {
        const calls = [...going].map(([addressKey, { length }]) => ({ addressKey, calls: length }));
        for (const counted of await countCalls(db, subject, withinSeconds, calls)) tellPlaces(going.get(counted.addressKey) ?? [], counted);
      } catch (error) {
        for (const call of [...going.values()].flat()) call.failed(error);
      }
    }
    isCounting = false;
  }

  return (addressKey) =>
    new Promise((counted, failed) => {
      const calls = waiting.get(addressKey);
      if (calls === undefined) waiting.set(addressKey, [{ counted, failed }]);
      else calls.push({ counted, failed });
      if (!isCounting) void countWaiting();
    });
}

function tellPlaces(calls: readonly WaitingCall[], { calls: last, endsInMs }: CountedCalls): void {
  for (const [at, call] of calls.entries()) call.counted({ place: last - calls.length + at + 1, endsInMs });
}

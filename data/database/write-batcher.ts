export interface WriteBatcher<Counted> {
  /** Adds to the counts; resolves when they are written, and rejects when the write fails. */
  add(counted: Counted): Promise<void>;
  /** Adds back the counts of a failed write, for the next one. */
  putBack(counted: readonly Counted[]): void;
  /** Resolves when all counts so far are written, or their write has failed. */
  settle(): Promise<void>;
}

/**
 * Returns a batcher that writes counts one write after the other. Counts added during a write are summed up and written together in the next one, so that a
 * burst takes one connection and few writes.
 *
 * @param keyOf returns the key under which counts are added up
 * @param sum returns the sum of two counts with the same key
 */
export function createWriteBatcher<Counted>({
  keyOf,
  sum,
  write,
}: {
  keyOf(counted: Counted): string;
  sum(first: Counted, second: Counted): Counted;
  write(counted: readonly Counted[]): Promise<void>;
}): WriteBatcher<Counted> {
  let waiting = new Map<string, Counted>();
  let next: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();

  const keep = (counted: Counted) => {
    const before = waiting.get(keyOf(counted));
    waiting.set(keyOf(counted), before === undefined ? counted : sum(before, counted));
  };
  const writeWaiting = () => {
    const going = [...waiting.values()];
    waiting = new Map();
    next = undefined;
    return write(going);
  };
  const plan = () => {
    if (next === undefined) {
      next = last.then(writeWaiting);
      // The outcome of the previous write goes only to its own callers.
      last = next.catch(() => {});
    }
    return next;
  };
  return {
    add(counted) {
      keep(counted);
      return plan();
    },
    putBack(counted) {
      for (const one of counted) keep(one);
    },
    async settle() {
      if (waiting.size > 0) void plan().catch(() => {});
      await last;
    },
  };
}

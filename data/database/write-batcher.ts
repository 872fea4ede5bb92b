export interface WriteBatcher<Counted> {
  /** Adds to the counts; resolves when they are written, and rejects when the write fails. */
  add(counted: Counted): Promise<void>;
  /** Adds back what could not be written, for the next write. */
  putBack(counted: readonly Counted[]): void;
  /** Resolves when all that was counted is written, or could not be. */
  settle(): Promise<void>;
}

/**
 * Writes counts one write after the other. What comes in while one is under way is summed up and goes out together with the next, so that a
 * burst takes one connection and few writes.
 *
 * @param keyOf gives the key under which counts are added up
 * @param sum of two counts with the same key
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
      // The outcome of the write before goes to its own callers, and nobody else.
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

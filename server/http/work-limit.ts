/**
 * The urgencies in the order in which work is begun: pages that many have requested before, then work that a visitor waits for, then pages with minor changes
 * only, which are shown as they were meanwhile, then what a browser fetches in advance.
 */
const urgencies = ['held', 'visitor', 'minor', 'speculative'] as const;
export type Urgency = (typeof urgencies)[number];

/** The error of work that was turned away, since more was requested than can be done soon. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export interface WorkLimitOptions {
  readonly maxAtOnce: number;
  /** Max number of waiting tasks of each urgency. */
  readonly maxWaiting: number;
  /** Max milliseconds of waiting; work that has waited longer is turned away when its turn comes. */
  readonly maxWaitMs: number;
  /** The process's own timer in milliseconds, which never goes back. */
  readonly timer?: () => number;
}

interface Waiting {
  readonly sinceMs: number;
  begin(): void;
  turnAway(error: BusyError): void;
}

/** A limit to the work that is done at once: further work waits in a short queue, and what does not fit there is turned away at once. */
export class WorkLimit {
  turnedAway = 0;
  #atWork = 0;
  readonly #options: Required<WorkLimitOptions>;
  readonly #queues: Readonly<Record<Urgency, Waiting[]>> = { held: [], visitor: [], minor: [], speculative: [] };

  constructor(options: WorkLimitOptions) {
    this.#options = { timer: () => performance.now(), ...options };
  }

  get waiting(): number {
    return urgencies.reduce((sum, urgency) => sum + this.#queues[urgency].length, 0);
  }

  /** Runs work when there is room for it, and returns its result. @throws BusyError when the work was not begun */
  async run<Result>(urgency: Urgency, work: () => Promise<Result>): Promise<Result> {
    if (this.#hasRoom(urgency)) this.#atWork += 1;
    else await this.#wait(this.#queues[urgency]);
    try {
      return await work();
    } finally {
      this.#atWork -= 1;
      this.#beginWaiting();
    }
  }

  /** Returns true when work may begin. The most urgent work has one more place, so that it never waits for slow work of others. */
  #hasRoom(urgency: Urgency): boolean {
    return this.#atWork < this.#options.maxAtOnce + (urgency === 'held' ? 1 : 0);
  }

  #wait(queue: Waiting[]): Promise<void> {
    if (queue.length >= this.#options.maxWaiting) return Promise.reject(this.#busy(`${queue.length} wait already`));
    return new Promise((begin, turnAway) => {
      queue.push({ sinceMs: this.#options.timer(), begin, turnAway });
    });
  }

  /** Begins the work that has waited longest among the most urgent, in the place that has become free. */
  #beginWaiting(): void {
    const longestSince = this.#options.timer() - this.#options.maxWaitMs;
    for (const urgency of urgencies) {
      const queue = this.#queues[urgency];
      while (queue[0] !== undefined && queue[0].sinceMs < longestSince) queue.shift()?.turnAway(this.#busy('the wait was too long'));
      while (queue.length > 0 && this.#hasRoom(urgency)) {
        this.#atWork += 1;
        queue.shift()?.begin();
      }
    }
  }

  #busy(why: string): BusyError {
    this.turnedAway += 1;
    return new BusyError(`busy: ${why}`);
  }
}

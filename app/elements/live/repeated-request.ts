/**
 * Time in milliseconds for which events are gathered, so that one answer shows them all. Requests before that would be of no use: the site may serve
 * an answer that is a second old, and names an event as included only from a second after it.
 */
const gatherMs = 2_000;
/** Max random delay in milliseconds, so that readers of the same page do not all send their requests at once. */
const maxWaitMs = 2_000;
const pauseMs = 5_000;
/** Max answers that are requested for an event; an answer that is older than the event comes from a cache on the way. */
const maxAnswers = 4;

/** A request that is repeated when events have happened: two to four seconds after them, at most every five seconds, and not while the tab is hidden. */
export class RepeatedRequest {
  readonly #ask: () => Promise<number>;
  readonly #failed: string;
  /** The number of the event that the answer must show; undefined once an answer shows it. */
  #wanted: number | undefined;
  #answers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #requestedAt = Number.NEGATIVE_INFINITY;
  #isFollowing = false;

  /**
   * @param ask sends the request, and returns the number of the last event that the answer shows; infinity when repeating it is of no use
   * @param failed the warning when the request fails
   */
  constructor(ask: () => Promise<number>, failed: string) {
    this.#ask = ask;
    this.#failed = failed;
  }

  /** Sends the request, and again until an answer shows this event, four times at most. */
  want(sequence: number): void {
    if (this.#wanted === undefined || sequence > this.#wanted) this.#answers = 0;
    this.#wanted = Math.max(this.#wanted ?? 0, sequence);
    if (!this.#isFollowing) {
      this.#isFollowing = true;
      document.addEventListener('visibilitychange', this.#schedule);
    }
    this.#schedule();
  }

  readonly #schedule = (): void => {
    if (this.#timer !== undefined || this.#wanted === undefined || document.visibilityState === 'hidden') return;
    const waitMs = gatherMs + Math.random() * maxWaitMs;
    this.#timer = setTimeout(() => void this.#go(), Math.max(waitMs, this.#requestedAt + pauseMs - performance.now()));
  };

  async #go(): Promise<void> {
    if (document.visibilityState === 'visible') {
      this.#requestedAt = performance.now();
      this.#answers += 1;
      try {
        const event = await this.#ask();
        if (this.#wanted !== undefined && event >= this.#wanted) this.#wanted = undefined;
      } catch (error) {
        console.warn(this.#failed, error);
      }
      if (this.#answers >= maxAnswers) this.#wanted = undefined;
    }
    this.#timer = undefined;
    this.#schedule();
  }
}

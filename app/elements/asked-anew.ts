/**
 * Events of one moment are answered by one answer. The site may serve one that is a second old, and it names an event from a second after it on:
 * one that is asked for sooner may not be known to show it, and would be asked for again.
 */
const gatherMs = 2_000;
/** Readers of the same page do not all ask at once. */
const maxWaitMs = 2_000;
const pauseMs = 5_000;
/** An answer that is older than the event comes from a cache on the way; after so many it is left at that. */
const maxAnswers = 4;

/** Something that is asked for again when events have happened: two to four seconds after them, at most every five seconds, and not while the tab is hidden. */
export class AskedAnew {
  readonly #ask: () => Promise<number>;
  readonly #failed: string;
  /** The event that the answer is to show, and is not known to show yet. */
  #wanted: number | undefined;
  #answers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #requestedAt = Number.NEGATIVE_INFINITY;
  #isFollowing = false;

  /**
   * @param ask asks, and returns the last event that the answer shows; infinity where it is of no use to ask again
   * @param failed said where asking failed
   */
  constructor(ask: () => Promise<number>, failed: string) {
    this.#ask = ask;
    this.#failed = failed;
  }

  /** Has the answer show this event. */
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

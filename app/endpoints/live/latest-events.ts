import type { StoredLiveEvent } from '#data/queries/live/list-live-events.ts';

/** The latest live events, in memory for those who come back after a moment. */
export class LatestEvents {
  readonly #most: number;
  /** All events behind `#after`. */
  #events: StoredLiveEvent[] = [];
  #after = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Begins anew with the events behind a sequence. */
  restart(after: number, events: readonly StoredLiveEvent[]): void {
    this.#after = after;
    this.#events = [...events];
  }

  add(events: readonly StoredLiveEvent[]): void {
    this.#events.push(...events);
    // Cut seldom, and then far: to move all of them at each event would cost more than to hold some.
    if (this.#events.length < 2 * this.#most) return;
    const forgotten = this.#events.splice(0, this.#events.length - this.#most);
    this.#after = forgotten.at(-1)?.sequence ?? this.#after;
  }

  /** Returns the events behind one sequence and up to another; undefined where some of them are no longer held. */
  between(after: number, until: number): readonly StoredLiveEvent[] | undefined {
    if (after < this.#after) return undefined;
    const from = this.#events.findLastIndex(({ sequence }) => sequence <= after) + 1;
    const to = this.#events.findLastIndex(({ sequence }) => sequence <= until) + 1;
    return this.#events.slice(from, to);
  }
}

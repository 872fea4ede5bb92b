import { everythingTag } from './edge-tags.ts';
import { PurgeError, type PurgePlace } from './send-purge.ts';

export interface PurgeQueueParts {
  readonly place: PurgePlace;
  /** Called when purges begin to fail, with the error, and when they begin to arrive. */
  turned(error: Error | undefined): void;
  /** Time without a purge after which the place is checked; five seconds when left out. */
  readonly beatMs?: number;
}

/** Min time from one batch to the next: what changes meanwhile is purged at once. */
const gatherMs = 700;
/** Min age of a change that is purged: by then every process has heard of it, and the page that the edge fetches next is new. */
const minAgeMs = 250;
/** Timers fire up to a millisecond early. */
const earlyMs = 2;
const usualBeatMs = 5_000;
const shortestPauseMs = 500;
const longestPauseMs = 10_000;
/** Max time that the edge may have this process wait. */
const longestAskedPauseMs = 60_000;
/** Max tags that wait; beyond it everything is purged. */
const maxWaiting = 2_000;

/** Purges one place: in batches, in order, each again until it is done. */
export class PurgeQueue {
  sent = 0;
  failures = 0;
  readonly #parts: PurgeQueueParts;
  /** The tags that wait, and when each was first added; the oldest first. */
  #waiting = new Map<string, number>();
  /** The tags that are being sent, which wait until that is done. */
  #inFlight: ReadonlySet<string> = new Set();
  /** The tags among them that were added once more. */
  #again = new Map<string, number>();
  #lastMs = Number.NEGATIVE_INFINITY;
  #pauseMs = 0;
  #next: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #state: 'unknown' | 'well' | 'failing' = 'unknown';
  #isStopped = true;

  constructor(parts: PurgeQueueParts) {
    this.#parts = parts;
  }

  /** True from the first purge that is done until one that fails. */
  get isWell(): boolean {
    return this.#state === 'well';
  }

  /** The age of the oldest change that is not purged yet, in seconds; 0 without any. */
  get oldestSeconds(): number {
    const [oldest] = this.#waiting.values();
    return oldest === undefined ? 0 : (performance.now() - oldest) / 1_000;
  }

  /** Begins to purge, and purges everything first: what was changed before is not known. */
  start(): void {
    this.#isStopped = false;
    this.#waiting = new Map();
    this.add([everythingTag]);
  }

  /** Adds tags to be purged. */
  add(tags: Iterable<string>): void {
    if (this.#isStopped) return;
    const now = performance.now();
    for (const tag of tags) this.#put(tag, now);
    if (this.#waiting.size > maxWaiting) {
      const [oldest = now] = this.#waiting.values();
      this.#waiting = new Map();
      this.#put(everythingTag, oldest);
    }
    this.#plan();
  }

  /** A tag that is being sent is sent once more, since the edge may have fetched the page between the two changes. */
  #put(tag: string, addedMs: number): void {
    const map = this.#inFlight.has(tag) ? this.#again : this.#waiting;
    if (!map.has(tag)) map.set(tag, addedMs);
  }

  /** Sends nothing more; waits for the batch under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#next);
    this.#next = undefined;
    await this.#sending;
    this.#waiting = new Map();
    this.#state = 'unknown';
  }

  #plan(): void {
    if (this.#isStopped || this.#sending !== undefined) return;
    clearTimeout(this.#next);
    const now = performance.now();
    const [oldest] = this.#waiting.values();
    const isFailing = this.#state === 'failing';
    const pause = isFailing ? this.#pauseMs : gatherMs;
    const atMs =
      oldest === undefined && !isFailing
        ? this.#lastMs + (this.#parts.beatMs ?? usualBeatMs)
        : Math.max(this.#lastMs + pause, (oldest ?? now) + minAgeMs);
    this.#next = setTimeout(() => this.#begin(), Math.max(0, Number.isFinite(atMs) ? Math.ceil(atMs - now) : 0));
    this.#next.unref();
  }

  #begin(): void {
    this.#next = undefined;
    this.#sending = this.#send().finally(() => {
      this.#sending = undefined;
      this.#plan();
    });
  }

  /** Sends what is old enough. A tag that fails keeps its place and its age. */
  async #send(): Promise<void> {
    const { place } = this.#parts;
    const now = performance.now();
    this.#lastMs = now;
    const ready = [...this.#waiting].flatMap(([tag, addedMs]) => (now - addedMs >= minAgeMs - earlyMs ? [tag] : []));
    const tags = ready.includes(everythingTag) ? [everythingTag] : ready;
    this.#inFlight = new Set(ready);
    try {
      for (let from = 0; from === 0 || from < tags.length; from += place.maxTags) {
        const batch = tags.slice(from, from + place.maxTags);
        await place.send(batch);
        this.sent += batch.length;
        for (const tag of batch.includes(everythingTag) ? ready : batch) this.#waiting.delete(tag);
      }
      this.#pauseMs = 0;
      const isBetter = this.#state !== 'well';
      this.#state = 'well';
      if (isBetter) this.#parts.turned(undefined);
    } catch (error) {
      this.failures += 1;
      const asked = error instanceof PurgeError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
      const longer = Math.min(longestPauseMs, Math.max(shortestPauseMs, this.#pauseMs * 2));
      this.#pauseMs = Math.max(longer, Math.min(asked, longestAskedPauseMs));
      const isWorse = this.#state !== 'failing';
      this.#state = 'failing';
      if (isWorse) this.#parts.turned(error as Error);
    } finally {
      this.#inFlight = new Set();
      for (const [tag, addedMs] of this.#again) this.#put(tag, addedMs);
      this.#again = new Map();
    }
  }
}

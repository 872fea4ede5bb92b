import type { PurgeFigures } from '#server/observing/metrics.ts';
import type { EdgeWord } from './edge-health.ts';
import { PurgeQueue } from './purge-queue.ts';
import type { PurgePlace } from './send-purge.ts';

export interface EdgePurgerParts {
  readonly places: readonly PurgePlace[];
  /** Returns true when this process holds the lock, and so is the one that purges. */
  hold(): Promise<boolean>;
  /** Tells every process whether purges arrive. */
  tell(word: EdgeWord): Promise<void>;
  /** Called when purges of a place begin to fail, with the error, and when they begin to arrive. */
  turned(place: string, error: Error | undefined): void;
  /** Called when the lock or the word to others failed; it is tried again. */
  failed(error: unknown): void;
}

/** Interval at which a process tries the lock, and the holder sends its word to the others. */
const lookEveryMs = 3_000;

/**
 * Purges an edge when something changes. Of all processes one does it, under a lock. When another takes over, it purges everything, since it
 * does not know what was missed.
 */
export class EdgePurger implements PurgeFigures {
  readonly #parts: EdgePurgerParts;
  readonly #queues: readonly PurgeQueue[];
  #isPurging = false;
  #looking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: EdgePurgerParts) {
    this.#parts = parts;
    this.#queues = parts.places.map(
      (place) =>
        new PurgeQueue({
          place,
          turned: (error) => {
            parts.turned(place.name, error);
            this.#tell();
          },
        }),
    );
  }

  get sent(): number {
    return this.#queues.reduce((sum, queue) => sum + queue.sent, 0);
  }

  get failures(): number {
    return this.#queues.reduce((sum, queue) => sum + queue.failures, 0);
  }

  get oldestSeconds(): number {
    return Math.max(0, ...this.#queues.map((queue) => queue.oldestSeconds));
  }

  /** Takes the lock if it is free, and from then on tries it again and again. */
  start(): void {
    this.#looking = this.#look();
    this.#timer = setInterval(() => {
      this.#looking = this.#looking.then(() => this.#look());
    }, lookEveryMs);
    this.#timer.unref();
  }

  /** Purges what has one of the tags, if this is the process that purges. */
  purge(tags: Iterable<string>): void {
    for (const queue of this.#queues) queue.add(tags);
  }

  /** Ends the purges; what is not sent is left to the process that takes over. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    this.#isPurging = false;
    await Promise.all(this.#queues.map((queue) => queue.stop()));
  }

  async #look(): Promise<void> {
    try {
      const isHeld = await this.#parts.hold();
      if (isHeld && !this.#isPurging) for (const queue of this.#queues) queue.start();
      if (!isHeld && this.#isPurging) await Promise.all(this.#queues.map((queue) => queue.stop()));
      this.#isPurging = isHeld;
      if (isHeld) this.#tell();
    } catch (error) {
      this.#parts.failed(error);
    }
  }

  #tell(): void {
    if (!this.#isPurging) return;
    const word = this.#queues.every((queue) => queue.isWell) ? 'well' : 'failing';
    this.#parts.tell(word).catch((error) => this.#parts.failed(error));
  }
}

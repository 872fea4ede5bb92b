import { Worker } from 'node:worker_threads';
import type { ShareCard } from '#app/share-cards/share-card.ts';

/** Separate thread that draws share pictures one after the other, so that drawing delays no visitor. */
export interface PictureThread {
  /** Draws a card; rejects with `PicturesBusyError` when too many wait already, or with the drawing's own error. */
  draw(card: ShareCard): Promise<Buffer>;
  stop(): Promise<void>;
}

/** The thread's answer about a card. */
export type DrawingOutcome = { readonly png: Uint8Array } | { readonly error: unknown };

/** Error for a picture that was refused, since more are waiting than can be drawn soon. */
export class PicturesBusyError extends Error {
  readonly code = 'PICTURES_BUSY';
  override readonly name = 'PicturesBusyError';
}

interface Waiting {
  readonly card: ShareCard;
  settle(drawn: DrawingOutcome): void;
}

export interface PictureThreadOptions {
  /** Pictures that may wait behind the one that is being drawn. */
  readonly maxWaiting: number;
  /** Time without work in milliseconds after which the thread is ended, to free its memory. */
  readonly idleMs: number;
}

/** Memory limits of the thread. A drawing needs little; without limits, garbage would pile up to hundreds of megabytes before it is collected. */
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** Returns a thread that is started by its first picture. */
export function createPictureThread({ maxWaiting, idleMs }: PictureThreadOptions): PictureThread {
  const queue: Waiting[] = [];
  let worker: Worker | undefined;
  let current: Waiting | undefined;
  let idle: NodeJS.Timeout | undefined;

  function begin(): Worker {
    const begun = new Worker(new URL('./picture-worker.ts', import.meta.url), { resourceLimits: memory });
    let failure: unknown;
    begun.unref();
    begun.on('message', (drawn: DrawingOutcome) => next(drawn));
    begun.once('error', (error) => {
      failure = error;
    });
    begun.once('exit', (code) => {
      if (worker !== begun) return;
      worker = undefined;
      next({ error: failure ?? new Error(`the thread of the share pictures ended with ${code}`) });
    });
    return begun;
  }

  /** Resolves the picture that was drawn, and gives the thread its next card. */
  function next(drawn?: DrawingOutcome): void {
    const done = current;
    current = queue.shift();
    if (drawn !== undefined) done?.settle(drawn);
    clearTimeout(idle);
    if (current === undefined) {
      idle = setTimeout(end, idleMs).unref();
      return;
    }
    worker ??= begin();
    worker.postMessage(current.card);
  }

  async function end(): Promise<void> {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  return {
    draw(card) {
      if (queue.length >= maxWaiting)
        return Promise.reject(new PicturesBusyError(`${queue.length} share pictures wait to be drawn already`));
      return new Promise((resolve, reject) => {
        queue.push({ card, settle: (drawn) => ('png' in drawn ? resolve(Buffer.from(drawn.png.buffer)) : reject(drawn.error)) });
        if (current === undefined) next();
      });
    },
    async stop() {
      clearTimeout(idle);
      const stopped = new Error('the site is being stopped');
      for (const { settle } of [...(current === undefined ? [] : [current]), ...queue.splice(0)]) settle({ error: stopped });
      current = undefined;
      await end();
    },
  };
}

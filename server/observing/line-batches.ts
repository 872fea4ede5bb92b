import type { DestinationStream, pino } from 'pino';

/** The length of a batch, in characters. */
const fullBatch = 16_384;

/**
 * Collects log lines and hands them to the destination in batches. Without batches a line takes twice the time, and the site answered a
 * quarter fewer cached pages a second (0.62 instead of 0.80 of a bare handler's rate).
 */
export class LineBatches implements DestinationStream {
  readonly #destination: Pick<ReturnType<typeof pino.destination>, 'write' | 'flush'>;
  #batch = '';

  constructor(destination: Pick<ReturnType<typeof pino.destination>, 'write' | 'flush'>) {
    this.#destination = destination;
  }

  write(line: string): void {
    this.#batch += line;
    if (this.#batch.length >= fullBatch) this.handOver();
  }

  /** Hands over the lines collected so far. */
  handOver(): void {
    if (this.#batch === '') return;
    this.#destination.write(this.#batch);
    this.#batch = '';
  }

  /** Calls `written` when every line so far has left the process. */
  flush(written?: (error?: Error) => void): void {
    this.handOver();
    this.#destination.flush(written);
  }
}

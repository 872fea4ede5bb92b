import { type Logger, pino, stdTimeFunctions } from 'pino';
import { LinePieces } from './line-pieces.ts';
import { RequestLines } from './request-lines.ts';

/** A line waits no longer than this. */
const longestWaitMs = 250;

export interface SiteLog {
  readonly logger: Logger;
  /**
   * The lines of answered requests, at level info; undefined where that level is not heard. A line a request by way of the logger costs
   * as much again as answering it from memory.
   */
  readonly requests: RequestLines | undefined;
}

/** Returns the site's log: JSON lines on the standard output. */
export function createLogger(level: string): SiteLog {
  const destination = pino.destination({ dest: 1, sync: false, contentMode: 'buffer' });
  const pieces = new LinePieces((piece) => void (destination as unknown as { write(piece: Buffer): void }).write(piece));
  const requests = new RequestLines((lines) => pieces.add(lines));
  const handOver = () => {
    requests.handOver();
    pieces.handOver();
  };
  const collector = {
    write(line: string) {
      // In the order in which things happened.
      requests.handOver();
      pieces.add(line);
    },
    flush(written?: (error?: Error) => void) {
      handOver();
      destination.flush(written);
    },
  };
  setInterval(handOver, longestWaitMs).unref();
  // What was logged just before the process ends, of all things, must not be lost.
  process.on('exit', () => {
    handOver();
    destination.flushSync();
  });
  const logger = pino({ level, base: undefined, timestamp: stdTimeFunctions.isoTime }, collector);
  return { logger, requests: logger.isLevelEnabled('info') ? requests : undefined };
}

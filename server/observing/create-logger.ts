import { type Logger, pino } from 'pino';
import { LinePieces } from './line-pieces.ts';

/** A line waits no longer than this. */
const longestWaitMs = 250;

export interface SiteLog {
  readonly logger: Logger;
  /**
   * Writes a line of level info made of JSON members, `"path":"/","status":200`. A line a request by way of the logger costs as much
   * again as answering it from memory.
   */
  info(members: string): void;
}

/** The site's log: JSON lines on the standard output. */
export function createLogger(level: string): SiteLog {
  const destination = pino.destination({ dest: 1, sync: false, contentMode: 'buffer' });
  const pieces = new LinePieces((piece) => void (destination as unknown as { write(piece: Buffer): void }).write(piece));
  const collector = {
    write: (line: string) => pieces.add(line),
    flush(written?: (error?: Error) => void) {
      pieces.handOver();
      destination.flush(written);
    },
  };
  setInterval(() => pieces.handOver(), longestWaitMs).unref();
  // What was logged just before the process ends, of all things, must not be lost.
  process.on('exit', () => {
    pieces.handOver();
    destination.flushSync();
  });
  const timestamp = createTimestamp();
  const logger = pino({ level, base: undefined, timestamp }, collector);
  const heard = logger.isLevelEnabled('info');
  return {
    logger,
    info(members) {
      if (heard) pieces.add(`{"level":30${timestamp()},${members}}\n`);
    },
  };
}

/** Many lines are written within a millisecond, and putting a date into words is a good part of what a line costs. */
function createTimestamp(): () => string {
  let wordedMs = 0;
  let words = '';
  return () => {
    const now = Date.now();
    if (now !== wordedMs) {
      wordedMs = now;
      words = `,"time":"${new Date(now).toISOString()}"`;
    }
    return words;
  };
}

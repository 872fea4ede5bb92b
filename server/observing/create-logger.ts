import { type Logger, pino } from 'pino';

/** Lines are collected up to this size: handing each to the writer by itself costs a third of what answering a page does. */
const pieceLetters = 65_536;
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
  const destination = pino.destination({ dest: 1, sync: false });
  let lines: string[] = [];
  let letters = 0;
  const handOver = () => {
    if (lines.length === 0) return;
    destination.write(lines.join(''));
    lines = [];
    letters = 0;
  };
  const collector = {
    write(line: string) {
      lines.push(line);
      letters += line.length;
      if (letters >= pieceLetters) handOver();
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
  const timestamp = createTimestamp();
  const logger = pino({ level, base: undefined, timestamp }, collector);
  const heard = logger.isLevelEnabled('info');
  return {
    logger,
    info(members) {
      if (heard) collector.write(`{"level":30${timestamp()},${members}}\n`);
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

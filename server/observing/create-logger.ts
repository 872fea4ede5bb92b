import { type Logger, pino } from 'pino';

/** Lines are written in pieces of this size, since writing each by itself costs more than answering a page does. */
const pieceBytes = 8_192;
/** A line waits no longer than this. */
const longestWaitMs = 250;

/** The site's log: JSON lines on the standard output. */
export function createLogger(level: string): Logger {
  const destination = pino.destination({ dest: 1, sync: false, minLength: pieceBytes });
  const logger = pino({ level, base: undefined, timestamp: createTimestamp() }, destination);
  setInterval(() => logger.flush(), longestWaitMs).unref();
  return logger;
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

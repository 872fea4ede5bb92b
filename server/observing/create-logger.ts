import { type Logger, pino } from 'pino';

/** Lines are written in pieces of this size, since writing each by itself costs more than answering a page does. */
const pieceBytes = 16_384;
/** A line waits no longer than this. */
const longestWaitMs = 250;

/** The site's log: JSON lines on the standard output. */
export function createLogger(level: string): Logger {
  const destination = pino.destination({ dest: 1, sync: false, minLength: pieceBytes });
  const logger = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  setInterval(() => logger.flush(), longestWaitMs).unref();
  return logger;
}

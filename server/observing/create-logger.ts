import { type Logger, pino, stdTimeFunctions } from 'pino';
import { LineBatches } from './line-batches.ts';

/** Max milliseconds that a line waits. */
const longestWaitMs = 250;

/** Returns the site's log: JSON lines on the standard output. */
export function createLogger(level: string): Logger {
  // Without a least length its flush would call back before anything is written.
  const destination = pino.destination({ dest: 1, sync: false, minLength: 1 });
  const batches = new LineBatches(destination);
  setInterval(() => batches.handOver(), longestWaitMs).unref();
  // What was logged just before the process ends, of all things, must not be lost.
  process.on('exit', () => {
    batches.handOver();
    destination.flushSync();
  });
  return pino({ level, base: undefined, timestamp: stdTimeFunctions.isoTime }, batches);
}

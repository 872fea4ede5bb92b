import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 60_000;
const pauseMs = 500;

/** The driver's messages for a server that does not answer in time. */
const timeouts = /connection timeout|timeout expired|timeout exceeded/;
/** Error codes of a server that is starting, or has no room for a connection at the moment. */
const passingStates = new Set(['57P03', '53300']);

/**
 * Runs `work` with a database that may be slow to answer, as during a restore or on a busy machine, and returns its result. Retries for a minute while the
 * database does not answer, and announces that once. Throws other errors, and the last one of that minute.
 *
 * @param called name of the database, at the beginning of a sentence
 */
export async function whileSlow<Result>(called: string, work: () => Promise<Result>, announce: (text: string) => void): Promise<Result> {
  const until = performance.now() + patienceMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      const isSlow = timeouts.test(message) || (code !== undefined && passingStates.has(code));
      if (!isSlow || performance.now() > until) throw error;
      if (attempt === 1) announce(`${called} does not answer (${message}); trying again for a minute`);
      await pause(pauseMs);
    }
  }
}

import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#data/database/database.ts';
import { withQueryTimeout } from '#data/database/with-query-timeout.ts';
import { CallError } from '#data/sources/call-error.ts';
import { SourceAnswerError } from '#data/sources/source.ts';
import { longestJobQueryMs } from '#jobs/job.ts';
import { createSources } from '#server/jobs/source-jobs.ts';
import { readSourceSettings } from './source-settings-text.ts';
import type { AnswerForWorker, RefusedAnswer } from './take-answer-in-worker.ts';

/** Script of the thread that reads and stores one answer of a source, see `takeAnswerInWorker`. */
const { source: name, settings, connectionString, call, bytes, now } = workerData as AnswerForWorker;
const source = createSources(readSourceSettings(settings)).find((each) => each.name === name);
if (source === undefined) throw new RangeError(`the settings name no source "${name}"`);
const pool = openDatabase(connectionString, 2);
try {
  // No source reads the address of a call, which stays in the thread that made it.
  await source.take(withQueryTimeout(pool, longestJobQueryMs), { call: { ...call, url: new URL('about:blank') }, bytes, now });
} catch (error) {
  if (!(error instanceof SourceAnswerError || error instanceof CallError)) throw error;
  parentPort?.postMessage({ refused: error.message } satisfies RefusedAnswer);
} finally {
  await pool.end();
}

import type { DatabaseAddress } from '#data/database/database.ts';
import { SourceAnswerError, type SourceCall } from '#data/sources/source.ts';
import type { SourceSettings } from '#jobs/dataset-kind.ts';
import type { FetchedAnswer } from '#jobs/polling/take-answer.ts';
import { runThread } from './run-thread.ts';
import { writeSourceSettings } from './source-settings-text.ts';

/** An answer on its way to the thread that reads it. */
export interface AnswerForWorker {
  /** The name of the source's job. */
  readonly source: string;
  /** The settings of all sources, as a text. */
  readonly settings: string;
  readonly connectionString: string;
  readonly call: Omit<SourceCall, 'url' | 'headers' | 'changeMark'>;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly now: Date;
}

/** The message of a thread whose answer is not what was requested. */
export interface RefusedAnswer {
  readonly refused: string;
}

/** Max memory of the thread: three times what the largest allowed answer needs. */
const maxMegabytes = 1_536;

/**
 * Returns a function that reads an answer of a source and stores it in a separate thread, with its own connection. The address and the
 * headers of the call are not passed on, since they may hold a key.
 */
export function takeAnswerInWorker(settings: SourceSettings, address: DatabaseAddress) {
  return async (source: string, { call, bytes, now }: FetchedAnswer, signal: AbortSignal): Promise<void> => {
    const { url: _url, headers: _headers, changeMark: _changeMark, ...rest } = call;
    const data: AnswerForWorker = {
      source,
      settings: writeSourceSettings(settings),
      connectionString: address(),
      call: rest,
      bytes,
      now,
    };
    const message = await runThread(
      {
        script: new URL('./take-answer-worker.ts', import.meta.url),
        name: `take an answer of ${source}`,
        data,
        given: [bytes.buffer],
        resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
      },
      signal,
    ).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      throw new SourceAnswerError(`${call.name}: the answer cannot be read within ${maxMegabytes} MB of memory`);
    });
    signal.throwIfAborted();
    if (isRefused(message)) throw new SourceAnswerError(message.refused);
  };
}

function isRefused(message: unknown): message is RefusedAnswer {
  return typeof message === 'object' && message !== null && 'refused' in message;
}

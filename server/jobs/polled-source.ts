import type { Database } from '#data/database/database.ts';
import type { Source } from '#data/sources/source.ts';
import type { JobContext } from '#jobs/job.ts';
import type { PlannedSource } from '#jobs/polling/next-call.ts';
import { pollSource } from '#jobs/polling/poll-source.ts';
import type { SourceKind } from '#jobs/polling/source-kind.ts';
import { type FetchedAnswer, takeAnswer } from '#jobs/polling/take-answer.ts';

/** A source with the functions that poll it and store its answers. */
export interface PolledSource extends PlannedSource {
  /** The name of its job: that of the source, unless several share an account. */
  readonly name: string;
  readonly source: PlannedSource['source'] & Pick<Source, 'budget'>;
  poll(context: JobContext, takeElsewhere?: TakeAnswerOf): Promise<void>;
  /** Reads an answer to one of its calls in this thread, and stores it. */
  take(db: Database, answer: FetchedAnswer): Promise<void>;
}

/** Reads an answer of a source, named by its job, and stores it in another thread; see `TakeElsewhere`. */
export type TakeAnswerOf = (source: string, answer: FetchedAnswer, signal: AbortSignal) => Promise<void>;

/** Returns a source with the functions that poll it and store its answers as batches of a kind. */
export function polled<Batch, Known>(source: Source<Batch, Known>, kind: SourceKind<Batch, Known>, name = source.name): PolledSource {
  return {
    name,
    source,
    kind,
    async poll(context, takeAnswerOf) {
      const takeElsewhere = takeAnswerOf && ((answer: FetchedAnswer, signal: AbortSignal) => takeAnswerOf(name, answer, signal));
      await pollSource({ ...context, takeElsewhere }, source, kind);
    },
    take: (db, answer) => takeAnswer(db, { source, kind }, answer),
  };
}

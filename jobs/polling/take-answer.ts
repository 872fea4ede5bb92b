import type { Database } from '#data/database/database.ts';
import { decodeAnswer } from '#data/sources/fetch-answer.ts';
import type { Source, SourceCall } from '#data/sources/source.ts';
import type { SourceKind } from './source-kind.ts';

/** A new answer with the call that brought it and the moment of the call. */
export interface FetchedAnswer {
  readonly call: SourceCall;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly now: Date;
}

/**
 * Reads and stores an answer in another thread, to which its bytes are transferred. Rejects with a SourceAnswerError when the answer is not
 * what was requested, and with the signal's reason when that is aborted; then nothing of the answer is stored.
 */
export type TakeElsewhere = (answer: FetchedAnswer, signal: AbortSignal) => Promise<void>;

/** Max bytes of an answer that is read in this thread: starting another one costs as much as reading a smaller answer. */
const maxBytesHere = 1_000_000;

/**
 * Returns true for an answer so large that reading it in this thread would keep visitors waiting. An answer that its source keeps in memory must be
 * read in this thread.
 */
export function isTakenElsewhere({ call, bytes }: FetchedAnswer): boolean {
  return bytes.byteLength > maxBytesHere && call.isAlwaysWhole !== true;
}

/**
 * Reads an answer and stores its content.
 *
 * @throws SourceAnswerError when the answer as a whole is not what was requested, CallError when its bytes are not text
 */
export async function takeAnswer<Batch, Known>(
  db: Database,
  { source, kind }: { readonly source: Pick<Source<Batch, Known>, 'name' | 'read'>; readonly kind: SourceKind<Batch, Known> },
  { call, bytes, now }: FetchedAnswer,
): Promise<void> {
  const text = decodeAnswer(bytes, call);
  const feed = { name: source.name, call };
  const known = await kind.listKnown(db, source.name);
  const batch = source.read(call, text, now, known);
  const first = kind.firstOf?.(batch, known);
  if (first === undefined) return void (await kind.ingest(db, feed, one(batch), { now }));
  await kind.ingest(db, feed, one(first), { now });
  await kind.ingest(db, feed, one(source.read(call, text, now, await kind.listKnown(db, source.name))), { now });
}

async function* one<Item>(item: Item): AsyncGenerator<Item> {
  yield item;
}

import type { Queryable } from '#data/database/database.ts';
import { getLedgerEnd, type LedgerEnd } from '#data/queries/ledger/get-ledger-end.ts';
import { hasLedgerRecord } from '#data/queries/ledger/has-ledger-record.ts';
import { readLedger } from '#data/queries/ledger/read-ledger.ts';
import { genesisHash, type LedgerRecord } from '#domain/ledger/ledger-record.ts';
import { GrowingGzip } from './growing-gzip.ts';
import type { LedgerFormat } from './ledger-formats.ts';

/** Copy of the whole ledger up to one of its records. */
export interface LedgerCopy {
  readonly end: LedgerEnd;
  /** Yields the ledger's text compressed with gzip; each part is made when the reader takes it. */
  pieces(): AsyncGenerator<Buffer>;
}

const noRecord: LedgerEnd = { sequence: 0, hash: genesisHash };

/**
 * The ledger in one format, compressed in memory up to a max size and read from the database beyond it. When the ledger grows, only the new
 * records are read and compressed, once for all waiting requests.
 */
export class LedgerFile {
  readonly #database: Queryable;
  readonly #format: LedgerFormat;
  readonly #maxBytes: number;
  readonly #mayWithhold: boolean;
  #file = new GrowingGzip();
  /** Last record in the file in memory. */
  #held = noRecord;
  #update: Promise<() => LedgerCopy> | undefined;
  #lastRead: Promise<unknown> = Promise.resolve();

  /** @param mayWithhold true when the licence of a source may withhold contents of records from the database's reader */
  constructor(
    database: Queryable,
    format: LedgerFormat,
    { maxBytes, mayWithhold = false }: { readonly maxBytes: number; readonly mayWithhold?: boolean },
  ) {
    this.#database = database;
    this.#format = format;
    this.#maxBytes = maxBytes;
    this.#mayWithhold = mayWithhold;
  }

  /** Returns the ledger up to its latest record. */
  async latest(): Promise<LedgerCopy> {
    this.#update ??= this.#bringUpToDate().finally(() => {
      this.#update = undefined;
    });
    return (await this.#update)();
  }

  async #bringUpToDate(): Promise<() => LedgerCopy> {
    const end = await getLedgerEnd(this.#database);
    if (end.hash !== this.#held.hash && !(await hasLedgerRecord(this.#database, this.#held))) {
      // Another ledger has taken its place, such as one that was restored.
      this.#file = new GrowingGzip();
      this.#held = noRecord;
    }
    for await (const records of this.#recordsBetween(this.#held, end)) {
      await this.#file.append(this.#textOf(records));
      this.#held = records.at(-1) as LedgerRecord;
      if (this.#file.bytes >= this.#maxBytes) break;
    }
    const [file, held] = [this.#file.copy(), this.#held];
    return () => ({ end, pieces: () => this.#pieces(file.copy(), held, end) });
  }

  async *#pieces(file: GrowingGzip, held: LedgerEnd, end: LedgerEnd): AsyncGenerator<Buffer> {
    yield* file.pieces;
    for await (const records of this.#recordsBetween(held, end)) yield await file.pass(this.#textOf(records));
    const isEmpty = end.sequence === 0;
    yield await file.end((isEmpty ? this.#format.beginning : '') + this.#format.end(isEmpty));
  }

  /**
   * Yields the records after `held` up to `end` in batches. Only one batch is read at a time for all requests together, so that many requests do
   * not fill the memory with rows.
   */
  async *#recordsBetween(held: LedgerEnd, end: LedgerEnd): AsyncGenerator<readonly LedgerRecord[]> {
    if (held.sequence >= end.sequence) return;
    const batches = readLedger(this.#database, held.sequence, this.#mayWithhold);
    for (;;) {
      const reading = this.#lastRead.then(() => batches.next());
      this.#lastRead = reading.catch(() => {});
      const { value, done } = await reading;
      if (done === true) return;
      const own = value.filter(({ sequence }) => sequence <= end.sequence);
      if (own.length > 0) yield own;
      if (own.length < value.length) return;
    }
  }

  #textOf(records: readonly LedgerRecord[]): string {
    const areFirst = records[0]?.sequence === 1;
    return (areFirst ? this.#format.beginning : '') + this.#format.textOf(records, areFirst);
  }
}

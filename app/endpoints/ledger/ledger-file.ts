import type { Queryable } from '#data/database/database.ts';
import { getLedgerEnd, type LedgerEnd } from '#data/queries/ledger/get-ledger-end.ts';
import { hasLedgerRecord } from '#data/queries/ledger/has-ledger-record.ts';
import { readLedger } from '#data/queries/ledger/read-ledger.ts';
import { genesisHash, type LedgerRecord } from '#domain/ledger/ledger-record.ts';
import { GrowingGzip } from './growing-gzip.ts';
import type { LedgerFormat } from './ledger-formats.ts';

/** The whole ledger as it stands at one of its records. */
export interface LedgerCopy {
  readonly end: LedgerEnd;
  /** Yields the text compressed with gzip, piece by piece as it is taken. */
  pieces(): AsyncGenerator<Buffer>;
}

const noRecord: LedgerEnd = { sequence: 0, hash: genesisHash };

/**
 * The ledger in one form, compressed in memory up to so many bytes and read from the database from there on. When the ledger grows, only what is
 * new is read and compressed, once for all who wait for it.
 */
export class LedgerFile {
  readonly #database: Queryable;
  readonly #format: LedgerFormat;
  readonly #maxBytes: number;
  readonly #mayWithhold: boolean;
  #file = new GrowingGzip();
  /** The last record that the file holds. */
  #held = noRecord;
  #update: Promise<() => LedgerCopy> | undefined;
  #lastRead: Promise<unknown> = Promise.resolve();

  /** @param mayWithhold true where the licence of a source may keep contents of records from the database's reader */
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

  /** Returns the ledger as it stands now. */
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

  /** Reads one batch at a time, however many ask, so that a crowd does not fill the memory with rows. */
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

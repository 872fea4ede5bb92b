import { createHash } from 'node:crypto';
import type { Queryable } from '#data/database/database.ts';
import { genesisHash } from '#domain/ledger/ledger-record.ts';
import { consistencyRanges, type LeafRange, leafBytes, merkleRoot, pathRanges } from '#domain/ledger/merkle-tree.ts';
import { getLedgerEnd, type LedgerEnd } from '../get-ledger-end.ts';
import { hasLedgerRecord } from '../has-ledger-record.ts';

/** Number of leaves below a node that is held in memory; a power of two. */
const tileLeaves = 256;
/** Number of nodes made from one query. */
const tilesAtOnce = 4;

const digest = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const beginning: LedgerEnd = { sequence: 0, hash: genesisHash };

/**
 * The Merkle tree over the records of the ledger by RFC 6962: leaf `n`, from 0, is the text of the `hash` of record `n + 1`. One node for every
 * 256 records is held in memory (an eighth of a byte a record), made anew when another ledger has taken the place of the former one; the hashes of
 * records are read when they are needed.
 */
export class LedgerTree {
  readonly #database: Queryable;
  #tiles: Uint8Array[] = [];
  /** The last record below the nodes in memory. */
  #last = beginning;
  #update: Promise<number> | undefined;

  constructor(database: Queryable) {
    this.#database = database;
  }

  /** Returns the number of records. Until it is called again, roots and proofs are those of the ledger at that time. */
  size(): Promise<number> {
    this.#update ??= this.#bringUpToDate().finally(() => {
      this.#update = undefined;
    });
    return this.#update;
  }

  /**
   * Returns the root over the first records, as base64; of none, the digest of nothing.
   *
   * @param size at most what `size` returned
   * @throws Error when a record is missing
   */
  async rootOf(size: number): Promise<string> {
    return base64(size === 0 ? digest(new Uint8Array()) : await this.#hashOf({ start: 0, end: size }));
  }

  /** Returns the hashes, as base64, which prove that the first `from` records are the beginning of the first `to` (RFC 6962, section 2.1.2). */
  async consistencyProof(from: number, to: number): Promise<string[]> {
    return this.#hashesOf(consistencyRanges(from, to));
  }

  /** Returns the hashes, as base64, that lead from leaf `index` to the root over the first `size` records (RFC 6962, section 2.1.1). */
  async inclusionProof(index: number, size: number): Promise<string[]> {
    return this.#hashesOf(pathRanges(index, size));
  }

  async #bringUpToDate(): Promise<number> {
    const end = await getLedgerEnd(this.#database);
    if (!(await hasLedgerRecord(this.#database, this.#last))) [this.#tiles, this.#last] = [[], beginning];
    for (;;) {
      const full = Math.floor((end.sequence - this.#last.sequence) / tileLeaves);
      if (full <= 0) return end.sequence;
      const start = this.#last.sequence;
      const hashes = await this.#recordHashes({ start, end: start + Math.min(full, tilesAtOnce) * tileLeaves });
      for (let at = 0; at < hashes.length; at += tileLeaves) this.#tiles.push(rootOver(hashes.slice(at, at + tileLeaves)));
      this.#last = { sequence: start + hashes.length, hash: hashes.at(-1) as string };
    }
  }

  async #hashesOf(ranges: readonly LeafRange[]): Promise<string[]> {
    const hashes: string[] = [];
    for (const range of ranges) hashes.push(base64(await this.#hashOf(range)));
    return hashes;
  }

  /** Returns the hash of a node. A node over more than 256 leaves begins at a multiple of 256. */
  async #hashOf({ start, end }: LeafRange): Promise<Uint8Array> {
    const fullUntil = Math.min(Math.floor(end / tileLeaves), this.#tiles.length);
    const first = Math.ceil(start / tileLeaves);
    const tiles = first * tileLeaves === start && fullUntil > first ? this.#tiles.slice(first, fullUntil) : [];
    const rest = { start: start + tiles.length * tileLeaves, end };
    return merkleRoot(digest, rest.start < end ? [...tiles, rootOver(await this.#recordHashes(rest))] : tiles);
  }

  async #recordHashes({ start, end }: LeafRange): Promise<string[]> {
    const { rows } = await this.#database.query<{ hash: string }>({
      name: 'list-record-hashes',
      text: 'select hash from ledger_records where sequence > $1 and sequence <= $2 order by sequence',
      values: [start, end],
    });
    if (rows.length !== end - start) {
      throw new Error(`a record between ${start + 1} and ${end} of the ledger is missing; npm run ledger:verify tells more`);
    }
    return rows.map(({ hash }) => hash);
  }
}

function rootOver(hashes: readonly string[]): Uint8Array {
  return merkleRoot(
    digest,
    hashes.map((hash) => digest(leafBytes(hash))),
  );
}

import { canonicalRecord } from './canonical-record.ts';
import { genesisHash, type LedgerKind, type LedgerRecord, type UnhashedRecord } from './ledger-record.ts';

/** A fault in a stored ledger, and its sequence number. */
export interface LedgerFault {
  readonly sequence: number;
  /** The last of several missing records; absent for a single one. */
  readonly until?: number;
  readonly fault: LedgerFaultCode;
}

/**
 * The kinds of faults. `missing`: there is no record of this number. `changed`: the contents are not those from which the hash was made.
 * `unlinked`: the record does not name the hash of the one before it. `empty`: it has no contents. `foreign`: there are contents of another
 * kind under its number. `unrecorded`: there are contents, and no record of their number. `leaves`: the predictions under its number are
 * not those from which its root was made.
 */
export type LedgerFaultCode = 'missing' | 'changed' | 'unlinked' | 'empty' | 'foreign' | 'unrecorded' | 'leaves';

/** A record as it was read, with all contents stored under its number, of any kind. */
export type FoundRecord = Omit<LedgerRecord, 'body' | 'kind'> & {
  readonly kind: string;
  readonly contents: readonly { readonly kind: LedgerKind; readonly body: unknown }[];
};

const beginning = { sequence: 0, hash: genesisHash };

/** Verifies a chain of records and notes its faults. */
export class ChainCheck {
  readonly faults: LedgerFault[] = [];
  records = 0;
  lastSequence: number;
  lastHash: string;
  readonly #digest: (text: string) => string;

  /**
   * Starts a check.
   *
   * @param digest SHA-256 of a text in UTF-8, as 64 lower-case hexadecimal digits
   * @param after the sequence number and hash of the record before the first one to check
   */
  constructor(digest: (text: string) => string, after: { readonly sequence: number; readonly hash: string } = beginning) {
    this.#digest = digest;
    this.lastSequence = after.sequence;
    this.lastHash = after.hash;
  }

  /** Checks the next record; records come in the order of their numbers. */
  see(found: FoundRecord): void {
    const { sequence, hash, previousHash, contents } = found;
    const expected = this.lastSequence + 1;
    if (sequence > expected) this.faults.push({ sequence: expected, until: sequence - 1, fault: 'missing' });
    if (previousHash !== this.lastHash || sequence < expected) this.#note(sequence, 'unlinked');
    const own = contents.find(({ kind }) => kind === found.kind);
    if (own === undefined) this.#note(sequence, 'empty');
    else if (this.#hashOf({ ...found, ...own } as unknown as UnhashedRecord) !== hash) this.#note(sequence, 'changed');
    if (contents.some((other) => other !== own)) this.#note(sequence, 'foreign');
    this.records += 1;
    this.lastSequence = sequence;
    this.lastHash = hash;
  }

  /** Notes contents that have no record of their number. */
  seeUnrecorded(sequence: number): void {
    this.#note(sequence, 'unrecorded');
  }

  /** Notes a record of predictions whose leaves do not give its root. */
  seeOtherLeaves(sequence: number): void {
    this.#note(sequence, 'leaves');
  }

  #hashOf(record: UnhashedRecord): string {
    return this.#digest(canonicalRecord(record));
  }

  #note(sequence: number, fault: LedgerFaultCode): void {
    this.faults.push({ sequence, fault });
  }
}

import { canonicalRecord } from './canonical-record.ts';
import { genesisHash, type LedgerKind, type LedgerRecord, type UnhashedRecord } from './ledger-record.ts';

/** A fault in a stored ledger, and its place. */
export interface LedgerFault {
  readonly sequence: number;
  /** The last one of several that are missing. */
  readonly until?: number;
  readonly fault: LedgerFaultCode;
}

/**
 * `missing`: there is no record of this number. `changed`: the contents are not those that the hash was made of.
 * `unlinked`: the record does not name the hash of the one before it. `empty`: it has no contents. `foreign`: there are contents
 * of another kind under its number. `unrecorded`: there are contents, and no record of their number. `leaves`: the predictions under its number are not
 * those that its root was made of.
 */
export type LedgerFaultCode = 'missing' | 'changed' | 'unlinked' | 'empty' | 'foreign' | 'unrecorded' | 'leaves';

/** A record as it was found, with the contents found under its number, whatever their kind. */
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
   * @param digest SHA-256 of a text in UTF-8, as 64 small hexadecimal digits
   * @param after the place after which the walk begins
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

  /** Notes contents under whose number there is no record. */
  seeUnrecorded(sequence: number): void {
    this.#note(sequence, 'unrecorded');
  }

  /** Notes a record of predictions whose leaves do not make its root. */
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

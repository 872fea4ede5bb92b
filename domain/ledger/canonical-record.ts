import { canonicalJson } from './canonical-json.ts';
import type { LedgerRecord, UnhashedRecord } from './ledger-record.ts';

/**
 * Returns the text of a record whose SHA-256, in UTF-8, is the record's hash; docs/ledger.md describes it for readers who verify a
 * download.
 *
 * @throws TypeError when a figure of the record is not finite or a date is invalid
 */
export function canonicalRecord({ sequence, kind, publishedAt, recordedAt, previousHash, body }: UnhashedRecord): string {
  return canonicalJson({ sequence, kind, publishedAt, recordedAt, previousHash, body });
}

/**
 * Returns a record with its hash as downloads contain it, on one line: without the text `"hash":"…",` it is the text that was hashed.
 *
 * @throws TypeError as `canonicalRecord` does
 */
export function ledgerLine({ sequence, kind, publishedAt, recordedAt, previousHash, body, hash }: LedgerRecord): string {
  return canonicalJson({ sequence, kind, publishedAt, recordedAt, previousHash, body, hash });
}

import { createHash } from 'node:crypto';
import { canonicalRecord } from '#domain/ledger/canonical-record.ts';
import type { UnhashedRecord } from '#domain/ledger/ledger-record.ts';

/** Returns the SHA-256 of a text in UTF-8, as 64 lower-case hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Returns the hash of a record, to which the next record refers. */
export function recordHash(record: UnhashedRecord): string {
  return sha256(canonicalRecord(record));
}

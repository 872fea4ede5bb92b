import { canonicalJson } from './canonical-json.ts';
import type { UnhashedRecord } from './ledger-record.ts';

/**
 * The text of a record whose SHA-256, in UTF-8, is the record's hash; docs/ledger.md describes it for whoever verifies a download.
 *
 * @throws TypeError when a figure of the record is not finite or a moment is none
 */
export function canonicalRecord({ sequence, kind, publishedAt, recordedAt, previousHash, body }: UnhashedRecord): string {
  return canonicalJson({ sequence, kind, publishedAt, recordedAt, previousHash, body });
}

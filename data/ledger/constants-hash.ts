import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { sha256 } from './record-hash.ts';

/** Returns the hash under which the constants of a model are recorded: SHA-256 of their canonical JSON, as 64 lower-case hexadecimal digits. */
export function constantsHash(constants: unknown): string {
  return sha256(canonicalJson(constants));
}

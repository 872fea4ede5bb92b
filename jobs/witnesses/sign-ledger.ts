import { storeCheckpoint } from '#data/commands/ledger/store-checkpoint.ts';
import type { Database, Queryable } from '#data/database/database.ts';
import { getCheckpoint } from '#data/queries/ledger/signed-head/get-checkpoint.ts';
import { getFirstRecordHash } from '#data/queries/ledger/signed-head/get-first-record-hash.ts';
import type { LedgerTree } from '#data/queries/ledger/signed-head/ledger-tree.ts';
import { checkpointText, type LedgerHead } from '#domain/ledger/checkpoint.ts';
import { createLedgerKey, readLedgerKey } from './ledger-key.ts';
import { readSignedHead, writeSignedHead } from './signed-head-file.ts';
import { signatureTypes, signNote, verifierKeyOf, writeVerifierKey } from './signed-note.ts';

/** The reason for which the ledger is not signed, and the head that was signed before. */
export interface SigningRefusal {
  readonly reason: 'smaller' | 'different' | 'key-lost';
  /** The reason with its figures and the remedy, in a sentence for the operator. */
  readonly message: string;
}

/** The head that was signed, or is signed already; undefined while the ledger is empty. */
export type SigningResult = { readonly head: LedgerHead | undefined } | { readonly refusal: SigningRefusal };

export interface SigningParts {
  /** The database's tree; each call brings it up to date. */
  readonly tree: LedgerTree;
  readonly origin: LedgerOrigin;
  readonly keyFile: string;
}

type OfOrigin = Pick<SigningParts, 'tree' | 'keyFile'> & { readonly origin: string };

/** Returns the name by which heads of the database's ledger are signed; undefined while it has no record. */
export type LedgerOrigin = (database: Queryable) => Promise<string | undefined>;

/**
 * Returns the origin of a site's ledger: the host of its public address. The demonstration's ledger begins anew from time to time, and each is
 * a ledger of its own, named after its first record.
 */
export function ledgerOrigin(publicUrl: string, isDemonstration: boolean): LedgerOrigin {
  const { host } = new URL(publicUrl);
  if (!isDemonstration) return async () => host;
  return async (database) => {
    const hash = await getFirstRecordHash(database);
    return hash && `${host}/demonstration/${hash.slice(0, 16)}`;
  };
}

/**
 * Signs the head of the ledger, unless it is signed already, and stores the note. The first call creates the key. Refuses when a head that was
 * signed before, by the file beside the key or by the database, is not the head of as many records now: the ledger was cut off or replaced, as
 * by an older backup.
 *
 * @throws LedgerKeyError when the key or the file beside it cannot be read or written
 */
export async function signLedger(database: Database, parts: SigningParts, now: Date): Promise<SigningResult> {
  const { tree, keyFile } = parts;
  const origin = await parts.origin(database);
  if (origin === undefined) return { head: undefined };
  const size = await tree.size();
  const named = { tree, origin, keyFile };
  const refusal = (await findLostRecords(database, named, size)) ?? (await findLostKey(database, named));
  if (refusal !== undefined) return { refusal };
  if (size === 0) return { head: undefined };
  const privateKey = readLedgerKey(keyFile) ?? createLedgerKey(keyFile);
  const head = { origin, size, root: await tree.rootOf(size) };
  const verifierKey = verifierKeyOf(origin, signatureTypes.ed25519, privateKey);
  const note = signNote(checkpointText(head), verifierKey, privateKey);
  // On the disk before it is published: what was shown once is never denied.
  if (readSignedHead(keyFile, origin)?.note !== note) writeSignedHead(keyFile, { ...head, note });
  await storeCheckpoint(database, { ...head, note, verifierKey: writeVerifierKey(verifierKey) }, now);
  return { head };
}

/**
 * Returns the reason for which the first `size` records must not be signed, whatever the key; undefined when they continue every head that was
 * signed by the file beside the key and by the database.
 *
 * @param size what `tree.size` returned
 * @throws LedgerKeyError when the file beside the key cannot be read
 */
export async function findLostRecords(
  database: Queryable,
  { tree, origin, keyFile }: OfOrigin,
  size: number,
): Promise<SigningRefusal | undefined> {
  for (const head of await listSignedHeads(database, keyFile, origin)) {
    const was = `a head of ${head.size} records was signed`;
    const advice = 'restore a backup that holds them';
    if (head.size > size) {
      return { reason: 'smaller', message: `${was}, and the ledger has ${size}: records are gone; ${advice}` };
    }
    if ((await tree.rootOf(head.size)) !== head.root) {
      return { reason: 'different', message: `${was}, and the first ${head.size} records are other ones now; ${advice}` };
    }
  }
  return undefined;
}

async function findLostKey(database: Queryable, { origin, keyFile }: OfOrigin): Promise<SigningRefusal | undefined> {
  if (readLedgerKey(keyFile) !== undefined || (await listSignedHeads(database, keyFile, origin)).length === 0) return undefined;
  return {
    reason: 'key-lost',
    message: `the ledger was signed before, and its key is not in ${keyFile}: put it back, or a new one that witnesses are given`,
  };
}

/** Returns the heads that were signed last, by the file beside the key and by the database. */
async function listSignedHeads(database: Queryable, keyFile: string, origin: string): Promise<LedgerHead[]> {
  return [readSignedHead(keyFile, origin), await getCheckpoint(database, { origin })].filter((head) => head !== undefined);
}

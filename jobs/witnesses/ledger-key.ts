import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, writeDurably } from './durable-file.ts';

/** Error when the key of the ledger cannot be used; the message gives the reason and what to do. */
export class LedgerKeyError extends Error {
  override readonly name = 'LedgerKeyError';
}

/**
 * Returns the private key (Ed25519) of a PEM file; undefined when there is no file.
 *
 * @throws LedgerKeyError when others may read or change the file, or it holds no such key
 */
export function readLedgerKey(file: string): KeyObject | undefined {
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new LedgerKeyError(`the key of the ledger, ${file}, cannot be read (${codeOf(error)})`, { cause: error });
  }
  if ((statSync(file).mode & 0o027) !== 0) {
    throw new LedgerKeyError(`the key of the ledger, ${file}, is open to other users of the machine: chmod 600 ${file}`);
  }
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    throw new LedgerKeyError(`${file} holds no private key in PEM`, { cause: error });
  }
  throw new LedgerKeyError(`${file} holds a key of another kind; the ledger is signed with Ed25519`);
}

/**
 * Creates the key of the ledger in a file that only its owner may read, and returns it. When another process creates it at the same time,
 * both return the key that is in the file.
 *
 * @throws LedgerKeyError when the file cannot be written
 */
export function createLedgerKey(file: string): KeyObject {
  const unfinished = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.unfinished`;
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeDurably(unfinished, pem);
    try {
      // A link never replaces a file, and its file is whole.
      linkSync(unfinished, file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(unfinished);
    }
  } catch (error) {
    throw new LedgerKeyError(
      `the key of the ledger cannot be written to ${file} (${codeOf(error)}); free it, or name another file in LEDGER_KEY_FILE`,
      { cause: error },
    );
  }
  return readLedgerKey(file) as KeyObject;
}

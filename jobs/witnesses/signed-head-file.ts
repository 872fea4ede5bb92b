import { readFileSync } from 'node:fs';
import { type LedgerHead, readCheckpoint } from '#domain/ledger/checkpoint.ts';
import { codeOf, replaceDurably } from './durable-file.ts';
import { LedgerKeyError } from './ledger-key.ts';

/** A signed head as it is written: the note, and the head that its text names. */
export interface SignedHead extends LedgerHead {
  readonly note: string;
}

/**
 * Returns the last head that was signed here for an origin, from the file beside the key; undefined when there is none.
 *
 * @throws LedgerKeyError when the file is there and cannot be read
 */
export function readSignedHead(keyFile: string, origin: string): SignedHead | undefined {
  const file = fileOf(keyFile, origin);
  let note: string;
  try {
    note = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new LedgerKeyError(`the head signed last, ${file}, cannot be read (${codeOf(error)})`, { cause: error });
  }
  const head = readCheckpoint(note);
  if (head?.origin !== origin) throw new LedgerKeyError(`${file} is no signed head of ${origin}`);
  return { ...head, note };
}

/** Writes the last head that was signed to the file beside the key. It is on the disk before the head is published. */
export function writeSignedHead(keyFile: string, { origin, note }: SignedHead): void {
  const file = fileOf(keyFile, origin);
  try {
    replaceDurably(file, note);
  } catch (error) {
    throw new LedgerKeyError(`the head signed last cannot be written to ${file} (${codeOf(error)})`, { cause: error });
  }
}

function fileOf(keyFile: string, origin: string): string {
  return `${keyFile}.${origin.replaceAll('/', '_')}.signed`;
}

import { verify } from 'node:crypto';
import { readSignatureLines, type VerifierKey } from '#jobs/witnesses/signed-note.ts';

/** Returns true when a note has a valid signature by the key over its text. */
export function isSignedBy(note: string, key: VerifierKey): boolean {
  const end = note.lastIndexOf('\n\n') + 1;
  const text = Buffer.from(note.slice(0, end));
  const signatures = (end > 0 && readSignatureLines(note.slice(end + 1))) || [];
  return signatures.some(({ name, id, bytes }) => name === key.name && id === key.id && verify(null, text, key.publicKey, bytes));
}

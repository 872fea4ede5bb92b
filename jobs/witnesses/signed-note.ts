import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/**
 * The types of Ed25519 signatures of notes, by the byte that their key ids cover: over the text of the note (c2sp.org/signed-note), and of a
 * witness over the text and a time (c2sp.org/tlog-cosignature).
 */
export const signatureTypes = { ed25519: 1, cosignature: 4 } as const;
type SignatureType = (typeof signatureTypes)[keyof typeof signatureTypes];

/** A key by which signatures of a name are verified. */
export interface VerifierKey {
  readonly name: string;
  /** The key id, 8 hexadecimal digits. */
  readonly id: string;
  readonly type: SignatureType;
  readonly publicKey: KeyObject;
}

/** A signature line of a note. */
export interface NoteSignature {
  readonly name: string;
  /** The key id, 8 hexadecimal digits. */
  readonly id: string;
  /** The bytes after the key id. */
  readonly bytes: Buffer;
}

const keyBytes = 32;
const idBytes = 4;
const timeBytes = 8;

/** Returns the key of a name with its id; accepts the private or the public half of an Ed25519 pair. */
export function verifierKeyOf(name: string, type: SignatureType, key: KeyObject): VerifierKey {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  const hash = createHash('sha256').update(`${name}\n`).update(Uint8Array.of(type)).update(rawKey(publicKey)).digest('hex');
  return { name, type, publicKey, id: hash.slice(0, 2 * idBytes) };
}

/** Returns a key as text: name, id and base64 of its type and its 32 bytes, joined by plus signs. */
export function writeVerifierKey({ name, id, type, publicKey }: VerifierKey): string {
  return `${name}+${id}+${Buffer.concat([Uint8Array.of(type), rawKey(publicKey)]).toString('base64')}`;
}

/** Returns the key that a text names; undefined when it is no Ed25519 key of a known type, or its id is another's. */
export function readVerifierKey(text: string): VerifierKey | undefined {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/.exec(text) ?? [];
  const bytes = decodeBase64(encoded ?? '');
  const type = Object.values(signatureTypes).find((known) => known === bytes?.[0]);
  if (name === undefined || bytes?.length !== 1 + keyBytes || type === undefined) return undefined;
  const publicKey = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: bytes.subarray(1).toString('base64url') },
    format: 'jwk',
  });
  const key = verifierKeyOf(name, type, publicKey);
  return key.id === id ? key : undefined;
}

/** Returns a note: the text, which ends with a newline, an empty line, and its signature by a private key. */
export function signNote(text: string, key: VerifierKey, privateKey: KeyObject): string {
  return `${text}\n${signatureLine(key, sign(null, Buffer.from(text), privateKey))}`;
}

/** Returns a signature line, with its newline. */
export function signatureLine({ name, id }: Pick<VerifierKey, 'name' | 'id'>, bytes: Uint8Array): string {
  return `— ${name} ${Buffer.concat([Buffer.from(id, 'hex'), bytes]).toString('base64')}\n`;
}

/** Returns the signatures of lines, each of which ends with a newline; undefined when a line is no signature. */
export function readSignatureLines(lines: string): NoteSignature[] | undefined {
  if (!lines.endsWith('\n')) return undefined;
  const signatures: NoteSignature[] = [];
  for (const line of lines.slice(0, -1).split('\n')) {
    const [, name, encoded] = /^— ([^\s+]+) ([A-Za-z0-9+/]+=*)$/.exec(line) ?? [];
    const bytes = decodeBase64(encoded ?? '');
    if (name === undefined || bytes === undefined || bytes.length <= idBytes) return undefined;
    signatures.push({ name, id: bytes.subarray(0, idBytes).toString('hex'), bytes: bytes.subarray(idBytes) });
  }
  return signatures;
}

/** Returns the time of a witness's signature over the text of a note; undefined when the signature is not valid or not by its key. */
export function cosignedAt(text: string, signature: NoteSignature, key: VerifierKey): Date | undefined {
  if (signature.name !== key.name || signature.id !== key.id || key.type !== signatureTypes.cosignature) return undefined;
  if (signature.bytes.length <= timeBytes) return undefined;
  const seconds = signature.bytes.readBigUInt64BE(0);
  const signed = Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`);
  const time = new Date(Number(seconds) * 1_000);
  const isValid = verify(null, signed, key.publicKey, signature.bytes.subarray(timeBytes));
  return isValid && !Number.isNaN(time.getTime()) ? time : undefined;
}

function rawKey(publicKey: KeyObject): Buffer {
  return Buffer.from(publicKey.export({ format: 'jwk' }).x as string, 'base64url');
}

/** Returns the bytes of a base64 text; undefined unless it is written as base64 writes them. */
function decodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length > 0 && bytes.toString('base64') === text ? bytes : undefined;
}

import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isConsistent } from './is-consistent.ts';

/** The head of a log that a witness has signed. */
interface SeenHead {
  readonly size: number;
  readonly root: string;
}

export interface PlayedWitness {
  /** The witness as LEDGER_WITNESSES names it. */
  readonly setting: string;
  /** The heads that it was sent, each with the status that it answered. */
  readonly answers: { readonly status: number; readonly size: number; readonly old: number }[];
  /** The last head that it signed, by origin. */
  readonly seen: Map<string, SeenHead>;
  /** Makes it answer so late, or with this status instead of an answer. */
  behave(how: { readonly delayMs?: number; readonly status?: number }): void;
  close(): Promise<void>;
}

/**
 * Starts a witness on a free port of the loopback address, by c2sp.org/tlog-witness. It shares no code with the site.
 *
 * @param log returns the key of the log as text, by which it knows the origin
 */
export async function startWitness(name: string, log: () => string): Promise<PlayedWitness> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const id = idOf(name, 4, publicKey);
  const seen = new Map<string, SeenHead>();
  const answers: PlayedWitness['answers'] = [];
  let behaviour: { readonly delayMs?: number; readonly status?: number } = {};

  function answerTo(body: string): { status: number; text: string; type?: string; size: number; old: number } {
    const end = body.indexOf('\n\n');
    const [first = '', ...proof] = body.slice(0, end).split('\n');
    const old = Number(first.replace('old ', ''));
    const note = body.slice(end + 2);
    const [text = '', signatures = ''] = [note.slice(0, note.indexOf('\n\n') + 1), note.slice(note.indexOf('\n\n') + 2)];
    const [origin = '', written = '', root = ''] = text.split('\n');
    const size = Number(written);
    const about = { size, old };
    const [logName, logId, logKey = ''] = log().split('+');
    if (origin !== logName) return { ...about, status: 404, text: 'unknown log\n' };
    const raw = Buffer.from(log().slice(`${logName}+${logId}+`.length), 'base64').subarray(1);
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') }, format: 'jwk' });
    const isSigned = signatures.split('\n').some((line) => {
      const [dash, by, encoded = ''] = line.split(' ');
      const bytes = Buffer.from(encoded, 'base64');
      return (
        dash === '—' &&
        by === origin &&
        bytes.subarray(0, 4).toString('hex') === logId &&
        verify(null, Buffer.from(text), key, bytes.subarray(4))
      );
    });
    if (logKey === '' || !isSigned) return { ...about, status: 403, text: 'unknown key\n' };
    if (old > size) return { ...about, status: 400, text: 'old is greater\n' };
    const last = seen.get(origin) ?? { size: 0, root: '' };
    if (old !== last.size) return { ...about, status: 409, text: `${last.size}\n`, type: 'text/x.tlog.size' };
    const bytes = (hash: string) => Buffer.from(hash, 'base64');
    if (old === size && root !== last.root) return { ...about, status: 409, text: 'another root\n' };
    if (
      old === 0 ? proof.length > 0 : !isConsistent({ size: old, root: bytes(last.root) }, { size, root: bytes(root) }, proof.map(bytes))
    ) {
      return { ...about, status: 422, text: 'the proof does not verify\n' };
    }
    seen.set(origin, { size, root });
    const time = Math.floor(Date.now() / 1_000);
    const stamp = Buffer.alloc(8);
    stamp.writeBigUInt64BE(BigInt(time));
    const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${time}\n${text}`), privateKey);
    const line = Buffer.concat([Buffer.from(id, 'hex'), stamp, signature]).toString('base64');
    // A line of another key comes first, which the log must ignore.
    return { ...about, status: 200, text: `— other.example/w ${line}\n— ${name} ${line}\n` };
  }

  const server = createServer(async (request, response: ServerResponse) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const { delayMs = 0, status } = behaviour;
    await new Promise((wait) => setTimeout(wait, delayMs));
    if (request.method !== 'POST' || request.url !== '/log/add-checkpoint') return void response.writeHead(405).end();
    if (status !== undefined) return void response.writeHead(status).end('out of order\n');
    const answer = answerTo(Buffer.concat(pieces).toString('utf8'));
    answers.push({ status: answer.status, size: answer.size, old: answer.old });
    response.writeHead(answer.status, { 'Content-Type': answer.type ?? 'text/plain; charset=utf-8' }).end(answer.text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const key = Buffer.concat([Uint8Array.of(4), rawOf(publicKey)]).toString('base64');
  return {
    setting: `${name}+${id}+${key}@http://127.0.0.1:${port}/log`,
    answers,
    seen,
    behave(how) {
      behaviour = how;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function rawOf(publicKey: KeyObject): Buffer {
  return publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
}

function idOf(name: string, type: number, publicKey: KeyObject): string {
  return createHash('sha256')
    .update(Buffer.concat([Buffer.from(`${name}\n`), Uint8Array.of(type), rawOf(publicKey)]))
    .digest('hex')
    .slice(0, 8);
}

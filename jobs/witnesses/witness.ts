import { readSignatureLines, readVerifierKey, signatureTypes, type VerifierKey } from './signed-note.ts';

/** A witness that the settings name: its key, and the address below which it takes heads. */
export interface Witness {
  readonly key: VerifierKey;
  readonly address: URL;
}

/** A head for a witness: the note, and the proof that it continues the head of `old` records which the witness signed last. */
export interface Submission {
  readonly old: number;
  /** The hashes of the consistency proof, as base64. */
  readonly proof: readonly string[];
  readonly note: string;
}

/**
 * The answer of a witness. `signed`: signature lines, not verified. `size`: it has signed a head of another number of records. `refused`: it
 * does not sign, for the reason of its status. `unreachable`: no answer of the protocol.
 */
export type WitnessAnswer =
  | { readonly kind: 'signed'; readonly signatures: NonNullable<ReturnType<typeof readSignatureLines>> }
  | { readonly kind: 'size'; readonly size: number }
  | { readonly kind: 'refused'; readonly status: 403 | 404 | 409 | 422 }
  | { readonly kind: 'unreachable'; readonly why: string };

const longestAnswerMs = 10_000;
const maxAnswerBytes = 16_000;

/** Returns the witness that a setting names, as `name+id+key@address`; undefined when it names none, or one whose signatures have another form. */
export function readWitness(text: string): Witness | undefined {
  const [, written = '', address = ''] = /^(.+?)@(https?:\/\/\S+)$/.exec(text) ?? [];
  const key = readVerifierKey(written);
  if (key?.type !== signatureTypes.cosignature || !URL.canParse(address)) return undefined;
  return { key, address: new URL(address.replace(/\/*$/, '/')) };
}

/** Asks a witness to sign a head (c2sp.org/tlog-witness, add-checkpoint), and waits ten seconds at most. */
export async function addCheckpoint(witness: Witness, { old, proof, note }: Submission, signal: AbortSignal): Promise<WitnessAnswer> {
  try {
    const answer = await fetch(new URL('add-checkpoint', witness.address), {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      body: [`old ${old}\n`, ...proof.map((hash) => `${hash}\n`), '\n', note].join(''),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestAnswerMs)]),
    });
    const text = await readText(answer);
    const { status } = answer;
    if (
      status === 409 &&
      answer.headers.get('content-type')?.startsWith('text/x.tlog.size') === true &&
      /^(0|[1-9]\d{0,15})\n$/.test(text)
    ) {
      return { kind: 'size', size: Number(text) };
    }
    if (status === 403 || status === 404 || status === 409 || status === 422) return { kind: 'refused', status };
    const signatures = status === 200 ? readSignatureLines(text) : undefined;
    return signatures === undefined ? { kind: 'unreachable', why: `it answered ${status}` } : { kind: 'signed', signatures };
  } catch (error) {
    const { name, cause, message } = error as Error;
    return { kind: 'unreachable', why: name === 'TimeoutError' ? 'it did not answer in time' : ((cause as Error)?.message ?? message) };
  }
}

async function readText(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of answer.body ?? []) {
    bytes += piece.length;
    if (bytes > maxAnswerBytes) throw new Error(`it sent more than ${maxAnswerBytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

import { decodeFile, decodeUtf8 } from '#data/feeds/decode-file.ts';
import { CallError } from './call-error.ts';
import type { SourceCall } from './source.ts';

/** Marks of an answer by which its provider recognises later whether it has changed. */
export interface AnswerMarks {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type Answer = { readonly headers: Headers } & (
  | ({ readonly state: 'new'; readonly bytes: Uint8Array<ArrayBuffer> } & AnswerMarks)
  | { readonly state: 'unchanged' }
);

/** Max time to wait for a complete answer. */
const maxMs = 20_000;

/**
 * Makes a call and returns its answer; `unchanged` when the provider says so by the known marks, or when the file does not exist and `mayBeAbsent` allows
 * that. Redirects are not followed, because they could carry a key to another host.
 *
 * @throws CallError for anything but a complete answer of 200 or 304 that is small enough and in time
 */
export async function fetchAnswer(call: SourceCall, known: AnswerMarks, signal: AbortSignal): Promise<Answer> {
  const { name, url, headers, maxBytes, mayBeAbsent } = call;
  const timeOut = AbortSignal.timeout(maxMs);
  try {
    const response = await fetch(url, {
      headers: {
        ...headers,
        ...(known.etag === null ? {} : { 'If-None-Match': known.etag }),
        ...(known.lastModified === null ? {} : { 'If-Modified-Since': known.lastModified }),
      },
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeOut]),
    });
    const { headers: answered } = response;
    if (response.status === 304) return { state: 'unchanged', headers: answered };
    if (response.status !== 200) {
      await response.body?.cancel();
      const isFirst = known.etag === null && known.lastModified === null;
      const mayBeNothing = mayBeAbsent === 'at-times' || (mayBeAbsent === 'yet' && isFirst);
      if (response.status === 404 && mayBeNothing) return { state: 'unchanged', headers: answered };
      throw new CallError('refused', `${name}: answered ${response.status}`, {
        retryAfterMs: retryAfterMsOf(answered),
        headers: answered,
      });
    }
    const bytes = await readBytes(response, maxBytes, name);
    return { state: 'new', bytes, headers: answered, etag: answered.get('etag'), lastModified: answered.get('last-modified') };
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (timeOut.aborted) throw new CallError('timed-out', `${name}: no whole answer within ${maxMs / 1_000} s`);
    throw new CallError('unreachable', `${name}: ${reasonOf(error as Error)}`);
  }
}

/** Returns the reason why `fetch` failed, without the message of its cause, which may contain the address, and with it a key. */
function reasonOf({ name, cause }: Error): string {
  const { code, message } = (cause ?? {}) as { readonly code?: string; readonly message?: string };
  // `fetch` refuses some ports, such as 4190, without a code.
  return code ?? (message === 'bad port' ? 'bad port' : name);
}

async function readBytes(response: Response, maxBytes: number, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new CallError('too-large', `${name}: the answer has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  // A separate buffer, which may be transferred to another thread.
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/**
 * Returns the text of a call's answer.
 *
 * @throws CallError when it is not in the encoding that the call expects
 */
export function decodeAnswer(bytes: Uint8Array, { name, encoding }: Pick<SourceCall, 'name' | 'encoding'>): string {
  if (encoding === 'utf-8-or-windows-1252') return decodeFile(bytes);
  try {
    return decodeUtf8(bytes);
  } catch (error) {
    throw new CallError('wrong-answer', `${name}: the answer is no UTF-8`, { cause: error });
  }
}

/** Returns the milliseconds in `Retry-After`, which has seconds or a date; undefined without a valid value. */
function retryAfterMsOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

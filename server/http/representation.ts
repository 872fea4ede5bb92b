import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '#app/http/accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);

/** Min bytes of a body that is worth compressing: a smaller one fits one packet uncompressed. */
const minCompressed = 1_000;

/** The approximate bytes that an answer takes in memory beside its bodies: its objects, its header strings, its places in maps. */
const overheadBytes = 3_000;

export interface RepresentationSource {
  readonly status: number;
  readonly body: Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
  /** The request headers on which the answer depends; Accept-Encoding is added if it is compressed. */
  readonly vary?: string;
  /** Names and values in turn, sent with every answer except 304. */
  readonly headers: readonly string[];
  /** Bodies compressed beforehand. */
  readonly brotli?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

/** One encoding of an answer. The header lists end with the request's id, which the sender fills in. */
export interface EncodedAnswer {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: string[];
  readonly notModifiedHeaders: string[];
}

/** Returns the binary logarithm of the smallest brotli window that holds a whole text; a larger window would waste memory. */
function windowOf(length: number): number {
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length))));
}

/**
 * Copies compressed bytes into memory of their exact length. They fill only a small part of the buffer that the compressor returns, and the
 * whole buffer would stay allocated as long as the page.
 */
function inItsOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * An answer that can be sent any number of times: bodies, validators and header lists are made once. A compressed body is held only in its
 * compressed form, about a sixth of the size, and is decompressed for the few clients that accept no compression.
 */
export class Representation {
  readonly status: number;
  /**
   * The hash of the content, by which a browser revalidates it; computed from the brotli bytes where there are some, since they are fewer.
   * Empty unless the status is 200.
   */
  readonly hash: string;
  /** Called with the bytes that a late encoding adds. */
  onGrowth: ((bytes: number) => void) | undefined;
  readonly #source: Omit<RepresentationSource, 'body'>;
  /** The uncompressed answer; undefined when the body is held compressed. */
  readonly #identity: EncodedAnswer | undefined;
  readonly #brotli: EncodedAnswer | undefined;
  #gzip: EncodedAnswer | undefined;

  constructor({ body, ...source }: RepresentationSource) {
    this.status = source.status;
    this.hash = source.status === 200 ? hash('sha256', source.brotli ?? body, 'base64url').slice(0, 22) : '';
    this.#source = source;
    this.#identity = source.brotli === undefined ? this.#encode('identity', body) : undefined;
    this.#brotli = source.brotli && this.#encode('br', source.brotli);
    this.#gzip = source.gzip && this.#encode('gzip', source.gzip);
  }

  /** Returns an answer compressed with brotli, unless it is very short. Its gzip body is made when the first browser requests it, which few do. */
  static async compressed(source: RepresentationSource): Promise<Representation> {
    if (source.body.length < minCompressed) return new Representation(source);
    const brotli = await compressBrotli(source.body, {
      // In one piece: each further one wakes a thread again.
      chunkSize: source.body.length,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 7,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(source.body.length),
      },
    });
    return new Representation({ ...source, brotli: inItsOwnMemory(brotli) });
  }

  /** The bytes that it holds in memory, bodies included. */
  get bytes(): number {
    return (this.#identity?.body.length ?? 0) + (this.#brotli?.body.length ?? 0) + (this.#gzip?.body.length ?? 0) + overheadBytes;
  }

  get isRedirect(): boolean {
    return this.status >= 300 && this.status < 400;
  }

  /**
   * Returns the same answer for the application to send, uncompressed and without a request's id. `extra` are further headers of this one
   * answer, names and values in turn.
   */
  toResponse(extra: readonly string[] = []): Response {
    const headers = new Headers();
    const { body, headers: own } = this.#plain();
    const names = [...own.slice(0, -2), ...extra];
    for (let at = 0; at < names.length; at += 2) headers.append(names[at] as string, names[at + 1] as string);
    return new Response(body.length === 0 ? null : new Uint8Array(body), { status: this.status, headers });
  }

  /** The uncompressed body. */
  get body(): Buffer {
    return this.#identity?.body ?? brotliDecompressSync(this.#source.brotli as Buffer);
  }

  /** Returns the same content for an unusual answer, with another caching rule and additional headers. */
  withHeaders(cacheControl: string, headers: readonly string[]): Representation {
    return new Representation({ ...this.#source, body: this.body, cacheControl, headers: [...this.#source.headers, ...headers] });
  }

  /** Returns the same answer with another body, not compressed. */
  withBody(body: Buffer): Representation {
    return new Representation({ ...this.#source, body, brotli: undefined, gzip: undefined });
  }

  /** Returns the wanted encoding, or the nearest that this answer has. */
  encoded(wished: Encoding): EncodedAnswer {
    if (this.#brotli === undefined && this.#gzip === undefined) return this.#plain();
    if (wished === 'br' && this.#brotli !== undefined) return this.#brotli;
    if (wished !== 'gzip') return this.#plain();
    if (this.#gzip === undefined) {
      this.#gzip = this.#encode('gzip', gzipSync(this.body, { level: 6 }));
      this.onGrowth?.(this.#gzip.body.length);
    }
    return this.#gzip;
  }

  #plain(): EncodedAnswer {
    return this.#identity ?? this.#encode('identity', this.body);
  }

  #encode(encoding: Encoding, body: Buffer): EncodedAnswer {
    const { contentType, cacheControl, headers, brotli, gzip } = this.#source;
    const etag = `"${this.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const compressed = brotli !== undefined || gzip !== undefined;
    const vary = [compressed ? 'Accept-Encoding' : undefined, this.#source.vary].filter((name) => name !== undefined).join(', ');
    const caching = [...(this.hash === '' ? [] : ['ETag', etag]), 'Cache-Control', cacheControl, ...(vary === '' ? [] : ['Vary', vary])];
    const encodingHeader = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    return {
      body,
      etag,
      headers: [
        'Content-Type',
        contentType,
        'Content-Length',
        String(body.length),
        ...encodingHeader,
        ...caching,
        ...headers,
        'X-Request-Id',
        '',
      ],
      notModifiedHeaders: [...caching, 'X-Request-Id', ''],
    };
  }
}

import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { visitorHeaders } from '../../../bench/load/visitor-headers.ts';
import type { AskedKind, Tally } from './tally.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Milliseconds after which a reader takes a page for broken. */
const patienceMs = 10_000;

/** Sends the requests of a crowd to the edge, as a TLS proxy in front of it does, and counts them. */
export class Asker {
  readonly #edge: URL;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #tally: Tally;

  constructor(edge: string, tally: Tally) {
    this.#edge = new URL(edge);
    this.#tally = tally;
  }

  /**
   * Returns the answer to a request of a browser; undefined when there is none, or an error, which is counted. As in a browser, a request is sent
   * again when the kept connection was closed under it.
   *
   * @param tries 2 for what the site's scripts ask for twice
   */
  async ask(kind: AskedKind, path: string, headers: Readonly<Record<string, string>>, tries = 1): Promise<Answer | undefined> {
    let fault = '';
    for (let turn = 0; turn < tries; turn += 1) {
      const began = performance.now();
      const answer = await this.#send(path, headers);
      if (typeof answer === 'string') fault = answer;
      else {
        this.#tally.answered(kind, performance.now() - began, answer.body.length, answer.headers['x-edge'] === 'hit');
        if (answer.status < 400) return answer;
        fault = String(answer.status);
      }
    }
    this.#tally.failed(`${kind} ${path.replace(/\?.*/s, '')}: ${fault}`);
    return undefined;
  }

  async #send(path: string, headers: Readonly<Record<string, string>>): Promise<Answer | string> {
    const first = await this.#once(path, headers);
    if (first !== 'closed') return first;
    this.#tally.repeated += 1;
    return this.#once(path, headers);
  }

  /** Returns an answer, or what went wrong; `closed` where the connection had been kept and was closed before any answer. */
  #once(path: string, headers: Readonly<Record<string, string>>): Promise<Answer | string> {
    return new Promise((resolve) => {
      const { hostname, port } = this.#edge;
      const request = get({ hostname, port, path, agent: this.#agent, headers: { ...visitorHeaders, ...headers } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', (error: NodeJS.ErrnoException) => resolve(`broken off (${error.code ?? error.message})`));
        response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
      });
      request.setTimeout(patienceMs, () => {
        resolve(`no answer within ${patienceMs / 1_000} s`);
        request.destroy();
      });
      request.once('error', (error: NodeJS.ErrnoException) =>
        resolve(request.reusedSocket && error.code === 'ECONNRESET' ? 'closed' : (error.code ?? error.message)),
      );
    });
  }
}

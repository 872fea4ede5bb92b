import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { closeBeforeDatabase } from './test-database.ts';

/** A call that an edge received. */
export interface ReceivedPurge {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The tags of a Varnish's header, or of Fastly's body; none of a beat. */
  readonly tags: readonly string[];
  /** The status with which it was answered; undefined when the connection was cut. */
  readonly status: number | undefined;
}

export interface PurgeStandIn {
  readonly url: string;
  readonly received: readonly ReceivedPurge[];
  /** Sets the answer to all calls from now on; `cut` ends the connection without one. 200 by default. */
  answerWith(status: number | 'cut', headers?: Readonly<Record<string, string>>): void;
  /** Leaves calls without an answer until the function returned is called. */
  holdAnswers(): () => void;
}

/** Starts a server on this machine that takes purges as Varnish and Fastly do, until the test file is done. */
export async function startPurgeStandIn(): Promise<PurgeStandIn> {
  const received: ReceivedPurge[] = [];
  let answer: { status: number | 'cut'; headers: Readonly<Record<string, string>> } = { status: 200, headers: {} };
  let held = Promise.resolve();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { method, url: path, headers } = request;
    const status = answer.status === 'cut' ? undefined : answer.status;
    received.push({ method, path, headers, body, tags: tagsOf(headers, body), status });
    await held;
    if (status === undefined) request.socket.destroy();
    else answerAsFastly(response, status, answer.headers);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  closeBeforeDatabase(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/service/SU1Z0isxPaozGVKXdv0eY/purge`,
    received,
    answerWith(status, headers = {}) {
      answer = { status, headers };
    },
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

function tagsOf(headers: IncomingHttpHeaders, body: string): readonly string[] {
  const ofVarnish = headers['x-purge-keys'];
  if (ofVarnish !== undefined) return String(ofVarnish).split(' ');
  return body === '' ? [] : (JSON.parse(body) as { surrogate_keys: string[] }).surrogate_keys;
}

/** Answers as https://www.fastly.com/documentation/reference/api/purging/ shows it: ids of purges by key, or a message. */
function answerAsFastly(response: ServerResponse, status: number, headers: Readonly<Record<string, string>>): void {
  const messages: Readonly<Record<number, string>> = { 429: 'Too Many Requests', 401: 'Provided credentials are missing or invalid' };
  const body = status === 200 ? { all: '108-1391560174-974124' } : { msg: messages[status] ?? 'Service unavailable' };
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

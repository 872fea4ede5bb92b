import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { selfSignedCertificate } from './self-signed-certificate.ts';

/** A message received by a push service. */
export interface ReceivedPush {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  /** `localhost` with the port on which it listens. */
  readonly host: string;
  /** The certificate that identifies it. */
  readonly ca: string;
  readonly received: readonly ReceivedPush[];
  /** Sets the answer to the next messages; 201 by default. */
  answerWith(status: number, headers?: Readonly<Record<string, string>>): void;
}

/** Starts a push service on this machine, over TLS, until the test is finished. */
export async function startPushService(): Promise<PushService> {
  const { key, cert } = selfSignedCertificate();
  const received: ReceivedPush[] = [];
  let answer: { readonly status: number; readonly headers: Readonly<Record<string, string>> } = { status: 201, headers: {} };
  const server = createServer({ key, cert }, async (request, response) => {
    received.push({ method: request.method, path: request.url, headers: request.headers, body: await buffer(request) });
    response.writeHead(answer.status, answer.headers).end();
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    ca: cert,
    received,
    answerWith(status, headers = {}) {
      answer = { status, headers };
    },
  };
}

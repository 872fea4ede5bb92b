import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { closeBeforeDatabase } from './test-database.ts';

export interface CollectorStandIn {
  readonly url: string;
  /** The bodies of the calls so far. */
  readonly received: readonly string[];
}

/** Starts a server on this machine that takes logs of OTLP and answers each call with a status, until the test file is done. */
export async function startCollector(status: number): Promise<CollectorStandIn> {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    received.push(await text(request));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  closeBeforeDatabase(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/logs`, received };
}

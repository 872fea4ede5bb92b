import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { placesOf } from './send-purge.ts';

it('a purge is sent again at once when the edge closes the idle connection on which it comes', async () => {
  const used = new Set<Socket>();
  const purged: unknown[] = [];
  let closed = 0;
  const server = createServer(({ headers, socket }, response) => {
    if (used.has(socket)) {
      closed += 1;
      return void socket.destroy();
    }
    used.add(socket);
    purged.push(headers['x-purge-keys']);
    response.end();
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const [place] = placesOf({
    kind: 'varnish',
    purgeUrls: [`http://127.0.0.1:${(server.address() as AddressInfo).port}/`],
    token: undefined,
  });
  const sent: string[] = [];
  // A connection is used again only once it is known to be idle.
  while (closed === 0) {
    sent.push(`m${sent.length + 1}`);
    await place?.send(sent.slice(-1));
    await setImmediate();
  }
  expect(purged).toEqual(sent);
});

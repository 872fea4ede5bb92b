import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { fetchAnswer } from './fetch-answer.ts';

const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const closedPort = (server.address() as AddressInfo).port;
server.close();
await once(server, 'close');

it.each([
  ['a port that fetch refuses', 4190, 'bad port'],
  ['a port where nothing listens', closedPort, 'ECONNREFUSED'],
])('says why an address cannot be reached, without the key in it: %s', async (_case, port, reason) => {
  const call = { name: 'leagues', url: new URL(`http://127.0.0.1:${port}/leagues?key=secret`), everySeconds: 60, maxBytes: 1_000 };
  const answer = fetchAnswer(call, { etag: null, lastModified: null }, AbortSignal.timeout(10_000));
  await expect(answer).rejects.toMatchObject({ failure: 'unreachable', message: `leagues: ${reason}` });
});

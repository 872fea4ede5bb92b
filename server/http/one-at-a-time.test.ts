import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { waitFor } from '#tests/factories/wait-for.ts';
import { oneAtATime, type WaitingLimits } from './one-at-a-time.ts';

/** Opens a server whose answers the test sends, and a connection to it. */
async function open(limits?: WaitingLimits) {
  const begun: { readonly url: string; readonly response: ServerResponse }[] = [];
  const sockets: Socket[] = [];
  const server = createServer(oneAtATime(({ url = '' }, response) => void begun.push({ url, response }), limits));
  server.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const client = () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    return socket;
  };
  return { begun, sockets, client };
}

const requests = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `GET /${from + at} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join('');

it('answers what one connection has sent ahead in its order, and begins none before the last is sent', async () => {
  const { begun, client } = await open();
  const socket = client();
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  socket.write(requests(40));
  for (let at = 0; at < 40; at += 1) {
    await waitFor(() => expect(begun).toHaveLength(at + 1));
    begun[at]?.response.end(`page ${at};`);
  }
  await waitFor(() => expect(text).toContain('page 39;'));
  expect(text.match(/page \d+;/g)).toEqual(Array.from({ length: 40 }, (_, at) => `page ${at};`));
  socket.write(requests(1, 40));
  await waitFor(() => expect(begun.at(-1)?.url).toBe('/40'));
});

it('answers several connections at once', async () => {
  const { begun, client } = await open();
  for (const socket of [client(), client()]) socket.write(requests(2));
  await waitFor(() => expect(begun.map(({ url }) => url)).toEqual(['/0', '/0']));
});

it('reads no more from a connection that has sent too many ahead, until it has answered some', async () => {
  const { begun, sockets, client } = await open({ beforePause: 3, ofConnection: 100, inAll: 100 });
  client().write(requests(4));
  await waitFor(() => expect(sockets[0]?.isPaused()).toBe(true));
  expect(begun).toHaveLength(1);
  begun[0]?.response.end('page');
  await waitFor(() => expect(begun).toHaveLength(2));
  expect(sockets[0]?.isPaused()).toBe(false);
});

it('closes a connection that sends too many ahead, alone or with all others together', async () => {
  const { begun, sockets, client } = await open({ beforePause: 3, ofConnection: 10, inAll: 20 });
  const greedy = client();
  greedy.write(requests(12));
  await once(greedy.resume(), 'close');
  const [first, second] = [client(), client()];
  for (const socket of [first, second]) socket.write(requests(11));
  await waitFor(() => expect(begun).toHaveLength(3));
  const third = client();
  third.write(requests(2));
  await once(third.resume(), 'close');
  // One that is closed makes room for others.
  sockets[1]?.destroy();
  await once(first.resume(), 'close');
  client().write(requests(2));
  await waitFor(() => expect(begun).toHaveLength(5));
  begun.at(-1)?.response.end('page');
  await waitFor(() => expect(begun).toHaveLength(6));
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeSilentConnections } from './close-silent-connections.ts';

const silentMs = 65_000;
const server = createServer({ keepAliveTimeout: 0 }, (_request, response) => response.end('ok'));
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  stop = closeSilentConnections(server, silentMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  stop();
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function visitor() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let closed = false;
  socket.once('close', () => {
    closed = true;
  });
  return {
    isClosed: () => closed,
    closing: once(socket, 'close'),
    async ask() {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      expect(String((await once(socket, 'data'))[0])).toContain('200 OK');
    },
  };
}

it('closes a connection on which nothing is asked any more, and no other', async () => {
  const [quiet, busy] = [await visitor(), await visitor()];
  await quiet.ask();
  await busy.ask();
  vi.advanceTimersByTime(silentMs);
  await busy.ask();
  expect([quiet.isClosed(), busy.isClosed()]).toEqual([false, false]);
  vi.advanceTimersByTime(silentMs);
  await quiet.closing;
  await busy.ask();
  expect(busy.isClosed()).toBe(false);
});

it('closes a connection that never asked', async () => {
  const opened = once(server, 'connection');
  const mute = await visitor();
  await opened;
  vi.advanceTimersByTime(silentMs);
  vi.advanceTimersByTime(silentMs);
  await mute.closing;
});

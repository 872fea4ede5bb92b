import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { waitFor } from '#tests/factories/wait-for.ts';
import { limitWaitingBytes } from './limit-waiting-bytes.ts';

it('while too much waits for all clients, those for whom most waits are closed', async () => {
  // More than the system buffers for a socket without a reader.
  const sizes: Readonly<Record<string, number>> = { '/large': 40_000_000, '/small': 15_000_000 };
  const closed: string[] = [];
  const waiting: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    response.once('close', () => closed.push(url));
    response.end(Buffer.alloc(sizes[url] ?? 0));
    waiting.push(url);
  });
  limitWaitingBytes(server, 20_000_000);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const ask = async (path: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await waitFor(() => expect(waiting).toContain(path));
    return socket;
  };
  const small = await ask('/small');
  await ask('/large');
  await waitFor(() => expect(closed).toEqual(['/large']));
  expect(small.destroyed).toBe(false);
});

import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { createPageReloader } from './reload-open-pages.ts';

/** Starts a development server for one page of a folder, whose changes the test reports itself. */
async function serveOnePage() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'tipledger-dev-server-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  const page = join(folder, 'page.js');
  await writeFile(page, 'export const heading = "All leagues";');
  const server = createHttpServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const reloader = createPageReloader();
  const vite = await createServer({
    configFile: false,
    root: folder,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [reloader.plugin],
    server: { middlewareMode: true, ws: { server }, watch: null },
  });
  onTestFinished(async () => {
    await vite.close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  await vite.ssrLoadModule('/page.js');
  return { reloader, changed: () => vite.watcher.emit('change', page), port: (server.address() as AddressInfo).port };
}

/** Connects as the script of a page does, and returns what it is sent, in order. */
async function connect(port: number) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, 'vite-hmr');
  onTestFinished(() => socket.close());
  const received: string[] = [];
  socket.addEventListener('message', ({ data }) => received.push((JSON.parse(data) as { type: string }).type));
  await expect.poll(() => received).toEqual(['connected']);
  return { received, made: (changes: number) => socket.send(JSON.stringify({ type: 'custom', event: 'page-made', data: { changes } })) };
}

it('an open page is loaded anew when a source changes that only the server knows', async () => {
  const { changed, port } = await serveOnePage();
  const page = await connect(port);
  changed();
  await expect.poll(() => page.received).toEqual(['connected', 'full-reload']);
});

it('a page that was made before a change and connects after it is loaded anew then, and no other', async () => {
  const { reloader, changed, port } = await serveOnePage();
  // Without an open page Vite keeps the notification for the next to connect.
  const open = await connect(port);
  changed();
  await expect.poll(() => open.received).toEqual(['connected', 'full-reload']);
  expect(reloader.changes).toBe(1);
  const newer = await connect(port);
  const older = await connect(port);
  newer.made(1);
  older.made(0);
  await expect.poll(() => older.received).toEqual(['connected', 'full-reload']);
  expect(newer.received).toEqual(['connected']);
});

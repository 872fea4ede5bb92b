import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { startVarnish, varnishPorts } from './start-varnish.ts';

interface StandIn {
  readonly asked: string[];
  readonly server: Server;
  readonly port: number;
}

/** @param build the only build whose files it has */
async function standIn(build: string): Promise<StandIn> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    if (url === '/healthz') return void response.end('ok');
    asked.push(url);
    if (url.startsWith('/assets/') && !url.includes(build)) return void response.writeHead(404).end();
    const lifetime: Record<string, string> = url.startsWith('/own')
      ? { 'Cache-Control': 'private, no-store' }
      : { 'Surrogate-Control': 'max-age=0.1' };
    response.writeHead(200, lifetime).end('page');
  });
  await listenOn(server, 0);
  return { asked, server, port: (server.address() as AddressInfo).port };
}

const listenOn = (server: Server, port: number) => new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));
const end = (server: Server) =>
  new Promise<void>((ended) => {
    server.close(() => ended());
    server.closeAllConnections();
  });

const [first, second] = [await standIn('former'), await standIn('present')];
/** The probes come so seldom that a process that has ended counts as healthy throughout. */
const varnish = await startVarnish(
  [first, second].map(({ port }) => `http://127.0.0.1:${port}`),
  await varnishPorts(),
  (vcl) => vcl.replace('.interval = 1s;', '.interval = 600s;'),
);
afterAll(async () => {
  await varnish.stop();
  await Promise.all([first, second].filter(({ server }) => server.listening).map(({ server }) => end(server)));
});
beforeEach(() => {
  for (const { asked } of [first, second]) asked.length = 0;
});

const pages = Array.from({ length: 40 }, (_, at) => `/page-${at}`);
const own = Array.from({ length: 40 }, (_, at) => `/own-${at}`);
const statuses = async (paths: readonly string[], method = 'GET') =>
  new Set((await Promise.all(paths.map((path) => askRaw(varnish.address, path, {}, method)))).map(({ status }) => status));

it('has each page made by one process, and all of them by both', async () => {
  // What no cache keeps shows at each request who is asked.
  for (const _twice of [1, 2]) expect(await statuses([...pages, ...own])).toEqual(new Set([200]));
  expect(Math.min(first.asked.length, second.asked.length)).toBeGreaterThan(8);
  expect(first.asked.filter((path) => second.asked.includes(path))).toEqual([]);
});

it('finds the files of both builds while one replaces the other, and no others', async () => {
  const files = Array.from({ length: 10 }, (_, at) => [`/assets/former-${at}.js`, `/assets/present-${at}.js`]).flat();
  expect(await statuses(files)).toEqual(new Set([200]));
  expect(await statuses(['/assets/none-1.js', '/assets/none-2.js'])).toEqual(new Set([404]));
});

it('asks the other process where one has just ended, for pages and for what is made for one visitor', async () => {
  await end(second.server);
  expect(await statuses([...pages, ...own])).toEqual(new Set([200]));
  expect(await statuses(['/page-0', '/page-1', '/page-2'], 'HEAD')).toEqual(new Set([200]));
  await listenOn(second.server, second.port);
});

it('says that the site is unavailable where all of them have ended', async () => {
  await Promise.all([end(first.server), end(second.server)]);
  const began = performance.now();
  expect(await statuses(['/own-1', '/never-asked'])).toEqual(new Set([503]));
  expect(performance.now() - began).toBeLessThan(1_000);
});

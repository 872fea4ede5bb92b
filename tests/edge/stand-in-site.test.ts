import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { waitFor } from '#tests/factories/wait-for.ts';
import { startVarnish, varnishPorts } from './start-varnish.ts';

/** A request that reached the server behind Varnish. */
interface Asked {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

const asked: Asked[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer(({ url, headers }, response) => {
  if (url === '/healthz') return void response.end('ok');
  asked.push({ url, headers });
  answer(response);
});
await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ports = await varnishPorts();
/** Half a minute without a beat is a second here. */
const varnish = await startVarnish(site, ports, (vcl) => vcl.replace('set req.ttl = 30s;', 'set req.ttl = 1s;'));
afterAll(async () => {
  await varnish.stop();
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, headers: Record<string, string> = {}) => askRaw(varnish.address, path, headers);
const lasting = (response: ServerResponse) => void response.writeHead(200, { 'Surrogate-Control': 'max-age=3600' }).end('page');
const personal = (response: ServerResponse) => void response.writeHead(200, { 'Cache-Control': 'private, no-store' }).end('own');
let number = 0;
/** Returns a path that no test has asked for. */
const newPath = () => {
  number += 1;
  return `/page-${number}`;
};

beforeEach(() => {
  asked.length = 0;
  answer = lasting;
});

describe('the site behind the edge', () => {
  const cookies = 'analytics=7; voter=abc.def; i18n_redirected=de';

  it.each([
    ['/teams/arsenal', undefined],
    ['/de/teams/arsenal', undefined],
    ['/api/soccer/today', undefined],
    ['/', 'i18n_redirected=de'],
    ['/?utm=1', 'i18n_redirected=de'],
    ['/votes/supercup/super-cup-2025', cookies],
    ['/de/votes/soccer/12', cookies],
    ['/pt_br/votes/soccer/12', cookies],
  ])('sees of the cookies of %s only %s', async (path, seen) => {
    answer = personal;
    await ask(path, { Cookie: cookies });
    expect(asked[0]?.headers.cookie).toBe(seen);
  });

  it('sees every cookie of a form', async () => {
    answer = personal;
    await askRaw(varnish.address, '/votes', { Cookie: cookies }, 'POST', 'option=home');
    expect(asked[0]?.headers.cookie).toBe(cookies);
  });

  it("sees the visitor's address, and neither a country nor an id that the visitor made up", async () => {
    await ask(newPath(), { 'X-Country': 'GB', 'X-Request-Id': 'made-up', 'X-Forwarded-For': '203.0.113.9', Host: 'tips.example' });
    expect(asked[0]?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9, 127.0.0.1', host: 'tips.example' });
    expect([asked[0]?.headers['x-country'], asked[0]?.headers['x-request-id']]).toEqual([undefined, undefined]);
  });

  it.each([
    [undefined, 'en'],
    ['en', 'en'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['de,en;q=0.9', 'de,en;q=0.9'],
    ['en;q=0.5,de', 'en;q=0.5,de'],
    ['eng', 'eng'],
  ])('is asked for the root in %s as %s', async (wished, seen) => {
    answer = personal;
    await ask('/', wished === undefined ? {} : { 'Accept-Language': wished });
    expect(asked[0]?.headers['accept-language']).toBe(seen);
  });
});

describe('what the edge keeps', () => {
  it.each<[string, Record<string, string>, number]>([
    ['a page that says for how long', { 'Surrogate-Control': 'max-age=60', 'Cache-Control': 'private, no-cache' }, 1],
    ['a picture that any cache may keep', { 'Cache-Control': 'public, max-age=60' }, 1],
    ['nothing private', { 'Cache-Control': 'private, no-store' }, 2],
    ['nothing that says nothing', {}, 2],
    ['nothing that stores a cookie', { 'Surrogate-Control': 'max-age=60', 'Set-Cookie': 'a=1' }, 2],
    ['nothing that stores a cookie beside a lifetime for all', { 'Cache-Control': 'public, max-age=60', 'Set-Cookie': 'a=1' }, 2],
  ])('is %s', async (_what, headers, times) => {
    answer = (response) => void response.writeHead(200, headers).end('page');
    const path = newPath();
    for (const _twice of [1, 2]) await ask(path);
    expect(asked.length).toBe(times);
  });

  it('is shown for no longer than half a minute where neither purge nor beat arrives, and as long as it may otherwise', async () => {
    const path = newPath();
    await ask(path);
    await waitFor(async () => {
      await ask(path);
      expect(asked.length).toBeGreaterThan(1);
    });
    expect((await askRaw(varnish.purgeUrl, '', {}, 'PURGE')).status).toBe(200);
    await ask(path);
    const before = asked.length;
    const begun = performance.now();
    while (performance.now() - begun < 2_000) await ask(path);
    expect(asked.length).toBe(before);
  });

  it('is shown for a second after it was purged, while it is fetched anew once', async () => {
    const path = newPath();
    const tags = { 'Surrogate-Control': 'max-age=3600', 'Surrogate-Key': 'all second' };
    answer = (response) => void response.writeHead(200, tags).end('the former page');
    await ask(path);
    const before = asked.length;
    answer = (response) => void response.writeHead(200, tags).end('the new page');
    await askRaw(varnish.purgeUrl, '', { 'X-Purge-Keys': 'second' }, 'PURGE');
    expect((await ask(path)).body).toBe('the former page');
    await waitFor(async () => expect((await ask(path)).body).toBe('the new page'));
    expect(asked.length - before).toBe(1);
    await askRaw(varnish.purgeUrl, '', { 'X-Purge-Keys': 'second' }, 'PURGE');
    await pause(1_100);
    answer = (response) => void response.writeHead(200, tags).end('the newest page');
    expect((await ask(path)).body).toBe('the newest page');
  });

  it.each([500, 502, 503, 'no answer'] as const)('is shown in place of a fault of the site (%s)', async (status) => {
    const path = newPath();
    const tag = `s${String(status).slice(0, 2)}`;
    const tags = { 'Surrogate-Control': 'max-age=3600', 'Surrogate-Key': `all ${tag}` };
    answer = (response) => void response.writeHead(200, tags).end('the last page');
    await ask(path);
    await askRaw(varnish.purgeUrl, '', { 'X-Purge-Keys': tag }, 'PURGE');
    // For a second it is shown in any case.
    await pause(1_100);
    answer = (response) => {
      if (status === 'no answer') response.destroy();
      else response.writeHead(status, { 'Cache-Control': 'no-store' }).end('a fault');
    };
    for (const _twice of [1, 2]) {
      const held = await ask(path);
      expect([held.status, held.body]).toEqual([200, 'the last page']);
    }
    const other = await ask(newPath());
    expect([other.status, other.body]).toEqual(status === 'no answer' ? [503, 'Service Unavailable\n'] : [status, 'a fault']);
    answer = (response) => void response.writeHead(200, tags).end('the new page');
    expect((await ask(path)).body).toBe('the new page');
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildIfStale } from '#server/start/build.ts';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { createBreakableConnection } from '#tests/factories/breakable-connection.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { waitFor } from '#tests/factories/wait-for.ts';

const { connectionString } = await createTestDatabase();
const way = await createBreakableConnection(connectionString);
const token = 'a-long-enough-token';
const logged: string[] = [];
let child: ChildProcess | undefined;
let address: string;
beforeAll(async () => {
  await buildIfStale(() => {});
  address = await startLoggedSite();
}, 180_000);
afterAll(() => child?.kill('SIGKILL'));

/** Starts the site as `npm start` does and returns its address; its whole output is added to `logged`. */
function startLoggedSite(): Promise<string> {
  child = spawn(process.execPath, [fileURLToPath(new URL('../../server/start.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: way.connectionString,
      ROLE: 'web',
      METRICS_TOKEN: token,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const input of [child.stdout, child.stderr] as NodeJS.ReadableStream[])
    createInterface({ input }).on('line', (line) => logged.push(line));
  return vi.waitFor(
    () => {
      const address = /ready: (http:\S+)/.exec(logged.join('\n'))?.[1];
      if (address === undefined) throw new Error('not ready yet');
      return address;
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** Sends the beginning of a form and closes the connection. */
function abandon(path: string, type: string): Promise<void> {
  return new Promise((left, failed) => {
    const { port, host } = new URL(address);
    const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nContent-Type: ${type}\r\nContent-Length: 500\r\n\r\n`;
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${head}sport=soccer&`, () => socket.destroy()));
    socket.once('error', failed);
    socket.once('close', () => left());
  });
}

const figures = async () => (await askRaw(address, '/metrics', { authorization: `Bearer ${token}` })).body;
const refusals = async (reason: string) =>
  Number(new RegExp(`^tipledger_refusals_total\\{reason="${reason}"\\} (\\d+)$`, 'm').exec(await figures())?.[1] ?? 0);

describe('a site that loses its database and finds it again', { shuffle: false }, () => {
  it('what a visitor asked for stays out of the log when a page fails', async () => {
    await way.cut();
    for (const path of ['/search?q=a-secret', '/offers?bookmaker=a-secret'])
      expect((await fetch(address + path, { headers: { cookie: 'voter=a-secret' } })).status).toBe(503);
    await waitFor(() => expect(logged.filter((line) => line.includes('"msg":"a page failed"')).length).toBeGreaterThanOrEqual(2));
    await waitFor(() => expect(logged.some((line) => line.includes('"path":"/offers","status"'))).toBe(true));
    expect(logged.filter((line) => line.includes('a-secret'))).toEqual([]);
    expect(logged.filter((line) => line.includes('"msg":"a page failed"') && line.includes('"stack"'))).toEqual([]);
    expect(logged.filter((line) => line.includes('secretKey'))).toEqual([]);
  }, 90_000);

  it('what is refused is counted and leaves no line beside that of the request', async () => {
    await way.mend();
    await waitFor(async () =>
      expect(JSON.parse((await askRaw(address, '/readyz')).body)).toMatchObject({ ready: true, listensToChanges: true }),
    );
    await askRaw(address, '/from-here-on');
    const origin = { origin: address, 'content-type': 'application/x-www-form-urlencoded' };
    const post = (path: string, body: string, headers: Record<string, string> = origin) => askRaw(address, path, headers, 'POST', body);
    for (const path of ['/votes', '/de/votes', '/contact', '/bonus-code/X/copied'])
      for (const type of ['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data; boundary=x'])
        await abandon(path, type);
    for (let at = 0; at < 70; at += 1) await post('/votes', 'sport=soccer&item=%00&option=home');
    await post('/votes', '{', { ...origin, 'content-type': 'application/json' });
    await post('/votes', 'x', { ...origin, origin: 'http://evil.example' });
    await post('/contact', 'a'.repeat(100_001));
    await post('/contact', '{}', { ...origin, 'content-type': 'application/json' });
    await post('/contact', 'x', { ...origin, 'content-type': 'multipart/form-data; boundary=x' });
    await post('/bonus-code/X/copied', '');
    for (const path of ['/', '/leagues', '/no/such/page']) await post(path, 'x');
    for (const path of [
      '/%0a/x%2f',
      '/%ff',
      '/de/%0d%0a/odds..%2f',
      '/crest/%ff',
      '/api/votes/soccer/%ff',
      '/api/soccer/tournament?ids=%00',
    ])
      await askRaw(address, path);
    await waitFor(async () => expect(await refusals('body_abandoned')).toBeGreaterThanOrEqual(6));
    for (const [reason, least] of [
      ['too_many_votes', 1],
      ['unknown_item', 60],
      ['form_of_another_site', 1],
      ['body_too_large', 1],
      ['method_not_allowed', 3],
      ['malformed_id', 1],
    ] as const)
      expect([reason, await refusals(reason)]).toEqual([reason, expect.toSatisfy((count: number) => count >= least)]);
    await waitFor(() => expect(logged.some((line) => line.includes('"path":"/api/soccer/tournament"'))).toBe(true));
    const fromHereOn = logged.slice(logged.findIndex((line) => line.includes('"path":"/from-here-on"')));
    expect(fromHereOn.filter((line) => !line.includes('"msg":"request"'))).toEqual([]);
  }, 60_000);
});

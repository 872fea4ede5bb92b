import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { inTransaction } from '#data/database/database.ts';
import { startSite } from '#tests/e2e/start-site.ts';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { openEventStream } from '#tests/factories/open-event-stream.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { waitFor } from '#tests/factories/wait-for.ts';
import { startVarnish, varnishPorts } from './start-varnish.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { db, connectionString } = await createTestDatabase();
const kickoff = '2024-04-06T14:00:00Z';
const metricsToken = 'a-token-of-the-metrics';
await storeCatalogue(db, smallCatalogue(), new Date(kickoff));
const ports = await varnishPorts();
const settings = {
  PORT: String(await freePort()),
  DATABASE_URL: connectionString,
  DATASET: 'real',
  CLOCK: kickoff,
  EDGE: 'varnish',
  EDGE_PURGE_URL: `http://127.0.0.1:${ports.purges}/`,
  TRUST_PROXY: '1',
  METRICS_TOKEN: metricsToken,
};
let site = await startSite(root, settings);
const varnish = await startVarnish(site.address, ports);
afterAll(async () => {
  await varnish.stop();
  await site.stop();
});

/** Asks as a person's browser does: crawlers are not sent to other languages. */
const person = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36' };
const ask = (path: string, headers: Record<string, string> = {}, at = varnish.address) =>
  fetch(at + path, { headers: { 'Accept-Language': 'en', ...person, ...headers }, redirect: 'manual' });
const edgeSays = async (path: string, headers: Record<string, string> = {}) => (await ask(path, headers)).headers.get('x-edge');
const nameShown = async () => /<h1[^>]*>([^<]*)/.exec(await (await ask('/teams/arsenal')).text())?.[1];

async function rename(name: string): Promise<void> {
  await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: number }>("update teams set name = $1 where slug = 'arsenal' returning id", [name]);
    await recordChanges(client, [`team:${rows[0]?.id as number}`], new Date());
  });
}

/** Ingests a score that a source reports so many seconds after kick-off. */
const score = (home: number, seconds: number) =>
  ingestAnswer(
    db,
    { name: 'api-football', isSimulated: false, call: { name: 'live', everySeconds: 15 } },
    new Date(Date.parse(kickoff) + seconds * 1_000),
    [
      feedMatch('Arsenal', 'Everton', kickoff, {
        status: 'live',
        live: { period: 'first-half', minute: 1 },
        score: { current: { home, away: 0 } },
      }),
    ],
  );

/** Waits until purges are known to arrive, and everything was purged once. */
beforeEach(() =>
  waitFor(async () => {
    const lifetime = (await ask('/crest/1.svg', {}, site.address)).headers.get('surrogate-control');
    expect(lifetime).toBe('max-age=86400');
    await ask('/teams/arsenal');
    expect(await edgeSays('/teams/arsenal')).toBe('hit');
  }),
);

/** Returns the number of requests for pages that the site has answered, whole or as unchanged. */
async function answered(): Promise<number> {
  const figures = await ask('/metrics', { Authorization: `Bearer ${metricsToken}` }, site.address);
  const ofStatuses = (await figures.text()).matchAll(/tipledger_http_requests_total\{kind="page",status="(?:200|304)"\} (\d+)/g);
  return [...ofStatuses].reduce((sum, [, answers]) => sum + Number(answers), 0);
}

describe('a page at the edge', () => {
  it('is kept until it changes, and is new within a second of it', async () => {
    const tooks: number[] = [];
    for (const name of ['Woolwich', 'Highbury', 'Arsenal']) {
      await waitFor(async () => expect(await edgeSays('/teams/arsenal')).toBe('hit'));
      await rename(name);
      const changed = performance.now();
      await waitFor(async () => expect(await nameShown()).toBe(name));
      tooks.push(Math.round(performance.now() - changed));
    }
    process.stdout.write(`milliseconds from a change to the new page at the edge: ${tooks.join(', ')}\n`);
    expect(Math.max(...tooks)).toBeLessThan(1_500);
  });

  it('shows visitors nothing of how it is kept, and begins its life in a browser anew', async () => {
    const { headers } = await ask('/teams/arsenal');
    for (const name of ['surrogate-key', 'surrogate-control', 'xkey', 'x-edge-lifetime', 'x-varnish', 'via', 'age', 'x-request-id']) {
      expect([name, headers.get(name)]).toEqual([name, null]);
    }
    expect(headers.get('cache-control')).toBe('public, max-age=5, stale-while-revalidate=30');
    expect(Math.abs(Date.now() - Date.parse(headers.get('date') as string))).toBeLessThan(2_000);
  });

  it('comes in each encoding, whole, in parts, and not at all to a browser that has it', async () => {
    const whole = await (await ask('/teams/arsenal', { 'Accept-Encoding': 'identity' })).text();
    const gzip = await askRaw(varnish.address, '/teams/arsenal', { 'Accept-Encoding': 'gzip, deflate' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const brotli = await ask('/teams/arsenal', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect([brotli.headers.get('content-encoding'), await brotli.text()]).toEqual(['br', whole]);
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await ask('/teams/arsenal', { 'Accept-Encoding': encoding });
      const again = await ask('/teams/arsenal', { 'Accept-Encoding': encoding, 'If-None-Match': headers.get('etag') as string });
      expect([encoding, again.status, again.headers.get('surrogate-key')]).toEqual([encoding, 304, null]);
    }
    const part = await ask('/teams/arsenal', { 'Accept-Encoding': 'identity', Range: 'bytes=0-14' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 0-14/${Buffer.byteLength(whole)}`,
      whole.slice(0, 15),
    ]);
  });

  it('is asked for once however many want it at the same time', async () => {
    const before = await answered();
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/teams/chelsea')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await answered()) - before).toBe(1);
  });

  it('at the root is one for all who read English, and of others each has their own', async () => {
    const english: Record<string, string>[] = [
      { 'Accept-Language': 'en-GB,en;q=0.9,de;q=0.8' },
      { 'Accept-Language': 'cs', Cookie: 'a=1; i18n_redirected=en; b=2' },
    ];
    await ask('/');
    for (const headers of english) expect(await edgeSays('/', headers)).toBe('hit');
    for (const _twice of [1, 2]) {
      const german = await ask('/', { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' });
      expect([german.status, german.headers.get('location'), german.headers.get('x-edge')]).toEqual([302, '/de', 'miss']);
      const czech = await ask('/', { Cookie: 'i18n_redirected=cz' });
      expect([czech.status, czech.headers.get('location'), czech.headers.get('x-edge')]).toEqual([302, '/cz', 'miss']);
    }
  });

  it('may be purged at the socket for purges alone, where nothing else is answered', async () => {
    const purge = (at: string) => askRaw(at, '/', { 'X-Purge-Keys': 'all' }, 'PURGE');
    expect((await purge(varnish.address)).status).toBe(405);
    expect(await edgeSays('/teams/arsenal')).toBe('hit');
    expect((await askRaw(varnish.purgeUrl, 'teams/arsenal')).status).toBe(405);
    const purged = await purge(varnish.purgeUrl.replace(/\/$/, ''));
    expect([purged.status, Number(purged.headers['x-purged']) > 0]).toEqual([200, true]);
    // It is shown once more while it is fetched.
    const before = await answered();
    expect(await edgeSays('/teams/arsenal')).toBe('hit');
    await waitFor(async () => expect((await answered()) - before).toBe(1));
  });
});

describe('live events through the edge', () => {
  it('come by a stream at once', async () => {
    await score(0, 0);
    const stream = await openEventStream(`${varnish.address}/api/live?match=1`);
    await stream.first('ready');
    await score(1, 1);
    const scored = performance.now();
    await stream.first('goal');
    expect(performance.now() - scored).toBeLessThan(2_000);
    expect(stream.response.headers['content-type']).toContain('text/event-stream');
    stream.close();
  });

  it('come by polls that share an answer for a second', async () => {
    const polls = await Promise.all(Array.from({ length: 50 }, () => ask('/api/live/events?match=1&after=0')));
    const bodies = new Set(await Promise.all(polls.map((answer) => answer.text())));
    expect(polls.filter(({ headers }) => headers.get('x-edge') === 'hit').length).toBeGreaterThanOrEqual(48);
    expect([bodies.size, polls[0]?.headers.get('cache-control')]).toEqual([1, 'no-store']);
    await score(2, 2);
    await waitFor(async () => expect(await (await ask('/api/live/events?match=1&after=0')).text()).toContain('"home":2'));
  });
});

describe('an edge', { shuffle: false }, () => {
  it('that was cut off from purges has every change afterwards', async () => {
    await rename('Woolwich');
    await waitFor(async () => expect(await nameShown()).toBe('Woolwich'));
    await waitFor(async () => expect(await edgeSays('/teams/arsenal')).toBe('hit'));
    const thaw = varnish.freeze();
    try {
      await rename('Arsenal');
      await waitFor(async () => {
        const { headers } = await ask('/crest/1.svg', {}, site.address);
        expect(headers.get('surrogate-control')).toBe('max-age=30');
      });
    } finally {
      thaw();
    }
    await waitFor(async () => expect(await nameShown()).toBe('Arsenal'));
  });

  it('shows its pages while the site is down, and is up to date as soon as the site is', async () => {
    await ask('/de/leagues');
    await site.stop();
    await waitFor(async () => expect((await ask('/healthz')).status).toBe(503));
    for (const _twice of [1, 2]) {
      const held = await ask('/teams/arsenal');
      expect([held.status, held.headers.get('x-edge')]).toEqual([200, 'hit']);
      expect((await ask('/de/leagues')).status).toBe(200);
    }
    const unknown = await ask('/teams/everton');
    expect([unknown.status, unknown.headers.get('retry-after'), unknown.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    await rename('Woolwich');
    expect(await nameShown()).toBe('Arsenal');
    site = await startSite(root, settings);
    await waitFor(async () => expect(await nameShown()).toBe('Woolwich'));
    await rename('Arsenal');
    await waitFor(async () => expect(await nameShown()).toBe('Arsenal'));
  });
});

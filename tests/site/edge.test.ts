import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type StartedSite, startSite } from '#tests/e2e/start-site.ts';
import { createBreakableConnection } from '#tests/factories/breakable-connection.ts';
import { startProcess } from '#tests/factories/start-process.ts';
import { startPurgeStandIn } from '#tests/factories/start-purge-stand-in.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { waitFor } from '#tests/factories/wait-for.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const way = await createBreakableConnection(connectionString);
const edge = await startPurgeStandIn();
const settings = { EDGE: 'fastly', EDGE_PURGE_URL: edge.url, EDGE_PURGE_TOKEN: 'fastly-token-12' };
const metricsToken = 'a-token-of-the-metrics';
const ofPurger = { ...settings, PORT: '0', DATABASE_URL: connectionString, ROLE: 'all', METRICS_TOKEN: metricsToken };
let site: string;
/** The process that takes part in jobs, and so the one that purges. */
let purging: string;
let purger: StartedSite;

const ask = (path: string, headers: Record<string, string> = {}, at = site) => fetch(at + path, { headers, redirect: 'manual' });
const lifetimeOf = async (path: string, at = site) =>
  Number((await ask(path, {}, at)).headers.get('surrogate-control')?.replace('max-age=', ''));
const figure = async (name: string, at = purging) => {
  const figures = await (await ask('/metrics', { Authorization: `Bearer ${metricsToken}` }, at)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(figures)?.[1]);
};
/** Checks that both processes let an edge keep a crest for its whole day. */
const wholeLifetimes = async () => {
  expect([await lifetimeOf('/crest/1.svg'), await lifetimeOf('/crest/1.svg', purging)]).toEqual([86_400, 86_400]);
};
const purged = () => edge.received.filter(({ status }) => status === 200).flatMap(({ tags }) => tags);

beforeAll(async () => {
  ({ address: site } = await startTestSite(way.connectionString, { ...settings, LOG_LEVEL: 'silent' }));
  purger = await startSite(fileURLToPath(new URL('../..', import.meta.url)), ofPurger);
  purging = purger.address;
}, 120_000);
afterAll(() => purger.stop());

/** Pages of several kinds, and the topics by which each is purged. */
const pages = [
  ['/teams/arsenal', /\bt\d+\b/],
  ['/de/leagues', /\bcoverage\b/],
  ['/england/premier-league', /\bc\d+\b/],
  ['/tips', /\btips\b/],
  ['/sports-life', /\bnews\b/],
  ['/track-record/_payload.json', /\btips\b/],
  ['/tennis', /\bd\d{4}-\d\d-\d\d\b/],
  ['/?tab=live', /\bd\d{4}-\d\d-\d\d\b/],
] as const;

describe('an answer for an edge', () => {
  it.each(pages)('%s has its lifetime and its tags, and is for browsers what it always was', async (path, tag) => {
    for (const _twice of [1, 2]) {
      const { headers, status } = await ask(path);
      const tags = headers.get('surrogate-key') ?? '';
      expect(status).toBe(200);
      expect(tags).toMatch(/^all\b/);
      expect(tags).toMatch(tag);
      expect(tags.length).toBeLessThanOrEqual(1_000);
      expect(headers.get('surrogate-control')).toMatch(/^max-age=\d+$/);
      expect(headers.get('cache-control')).toBe('public, max-age=5, stale-while-revalidate=30');
    }
  });

  it('says the same where the edge has the page already', async () => {
    const etag = (await ask('/teams/arsenal')).headers.get('etag') as string;
    const { status, headers } = await ask('/teams/arsenal', { 'If-None-Match': etag });
    expect([status, headers.get('surrogate-key')]).toEqual([304, (await ask('/teams/arsenal')).headers.get('surrogate-key')]);
  });

  it.each(['/crest/1.svg', '/sitemap.xml', '/api/soccer/tournament/top', '/robots.txt'])('%s has tags as well', async (path) => {
    expect((await ask(path)).headers.get('surrogate-key')).toMatch(/^all\b/);
  });

  it.each(['/offers', '/goto/bet365', '/no-such-page', '/votes/supercup/super-cup-2025', '/language/de', '/healthz', '/api/live/events'])(
    '%s is for one visitor, or for no cache',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('surrogate-control')).toBeNull();
      expect(headers.get('cache-control')).toMatch(/private|no-store/);
    },
  );

  it('to a poll of live events may be kept for a second', async () => {
    const { status, headers } = await ask('/api/live/events?match=1');
    expect([status, headers.get('cache-control'), headers.get('surrogate-control')]).toEqual([200, 'no-store', 'max-age=1']);
    expect(headers.get('vary')).toContain('Last-Event-ID');
  });
});

describe('the root of the site', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
  const about = async (headers: Record<string, string>) => {
    const answer = await ask('/', { 'User-Agent': chrome, ...headers });
    return [answer.status, answer.headers.has('surrogate-control'), answer.headers.has('set-cookie')];
  };

  it.each<[string, Record<string, string>]>([
    ['whose browser reads English', { 'Accept-Language': 'en-GB,en;q=0.9' }],
    ['whose browser names no language', { 'Accept-Language': '' }],
    ['who chose English', { 'Accept-Language': 'de', Cookie: 'i18n_redirected=en' }],
  ])('may be kept for visitors %s, and stores no language', async (_who, headers) => {
    for (const _twice of [1, 2]) expect(await about(headers)).toEqual([200, true, false]);
    const { headers: sent } = await ask('/', headers);
    expect([sent.get('cache-control'), sent.get('vary')]).toEqual(['private, no-cache', 'Accept-Encoding, Cookie, Accept-Language']);
  });

  it('may not be kept for others', async () => {
    expect(await about({ 'Accept-Language': 'de' })).toEqual([302, false, true]);
    expect(await about({ 'Accept-Language': 'en', Cookie: 'i18n_redirected=cz' })).toEqual([302, false, false]);
    const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    for (const _twice of [1, 2]) expect(await about({ 'Accept-Language': 'de', 'User-Agent': googlebot })).toEqual([200, false, false]);
  });
});

describe('purges', { shuffle: false }, () => {
  it('begin with everything, after which pages of every process have their whole lifetime', async () => {
    await waitFor(() => expect(purged()[0]).toBe('all'));
    await waitFor(wholeLifetimes);
  });

  it('follow a change, and are sent by one process', async () => {
    await recordChanges(db, ['team:12', 'day:2026-11-21'], new Date());
    await waitFor(() => expect(purged()).toEqual(expect.arrayContaining(['t12', 'team', 'd2026-11-21', 'day'])));
    await waitFor(async () => expect(await figure('tipledger_edge_oldest_unsent_seconds')).toBe(0));
    // A page that was given to the edge just before its change may be purged once more, by the same process.
    await waitFor(async () => expect(await figure('tipledger_edge_purges_sent')).toBe(purged().length));
  });

  it('that fail bound the lifetime of every page of every process, and are made up for', async () => {
    const failedBefore = await figure('tipledger_edge_purges_failed');
    const sentBefore = await figure('tipledger_edge_purges_sent');
    edge.answerWith(503);
    await recordChanges(db, ['match:77'], new Date());
    await waitFor(async () => {
      for (const path of ['/crest/1.svg', ...pages.map(([path]) => path)])
        for (const at of [site, purging]) expect(await lifetimeOf(path, at)).toBeLessThanOrEqual(30);
    });
    await recordChanges(db, ['match:78'], new Date());
    await waitFor(async () => expect(await figure('tipledger_edge_oldest_unsent_seconds')).toBeGreaterThan(0.5));
    expect(await figure('tipledger_edge_purges_failed')).toBeGreaterThan(failedBefore);
    const before = purged().length;
    edge.answerWith(200);
    // Jobs of the site may change other pages meanwhile.
    await waitFor(() =>
      expect(
        purged()
          .slice(before)
          .filter((tag) => tag.startsWith('m')),
      ).toEqual(['m77', 'match', 'm78']),
    );
    await waitFor(wholeLifetimes);
    expect(await figure('tipledger_edge_purges_sent')).toBeGreaterThanOrEqual(sentBefore + 3);
  });

  it('begin with everything where a process was cut off from the database, and may have sent old pages', async () => {
    const before = purged().length;
    await way.cut();
    await waitFor(async () => expect((await ask('/readyz')).status).toBe(503));
    await way.mend();
    await waitFor(() => expect(purged().slice(before)).toEqual(['all']));
  });

  it('are taken over by another process, which purges everything', async () => {
    const { address: next } = await startProcess(connectionString, ofPurger);
    expect(await figure('tipledger_edge_purges_sent', next)).toBe(0);
    const before = purged().length;
    await purger.stop();
    await waitFor(() => expect(purged().slice(before)).toEqual(['all']));
    expect(await figure('tipledger_edge_purges_sent', next)).toBe(1);
    await recordChanges(db, ['team:13'], new Date());
    await waitFor(() => expect(purged()).toContain('t13'));
    await waitFor(async () => expect(await lifetimeOf('/crest/1.svg')).toBe(86_400));
  });
});

it('a site without an edge says nothing of one', async () => {
  const { address } = await startTestSite(connectionString);
  for (const [path] of pages) {
    const { headers } = await ask(path, {}, address);
    expect([headers.get('surrogate-key'), headers.get('surrogate-control')]).toEqual([null, null]);
  }
  expect((await ask('/', { 'Accept-Language': 'en' }, address)).headers.get('set-cookie')).toContain('i18n_redirected=en');
  expect((await ask('/api/live/events?match=1', {}, address)).headers.get('surrogate-control')).toBeNull();
}, 60_000);

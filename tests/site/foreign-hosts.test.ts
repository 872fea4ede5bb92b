import { beforeAll, describe, expect, it } from 'vitest';
import type { RunningSite } from '#server/start/start-site.ts';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { connectionString } = await createTestDatabase({ withCatalogue: true });
const metricsToken = 'the-token-of-prometheus';
const evil = { host: 'evil.example' };
let named: RunningSite;
let nameless: RunningSite;
beforeAll(async () => {
  named = await startTestSite(connectionString, {
    PUBLIC_URL: 'https://tips.example',
    DOMAIN_DE: 'tipps.example',
    API_BASE_URL: 'https://api.tips.example',
    METRICS_PORT: '0',
    METRICS_TOKEN: metricsToken,
  });
  nameless = await startTestSite(connectionString, { GUIDE_BONUS_CODE: 'LEDGER-12' });
}, 90_000);

describe('with PUBLIC_URL, a request for another host', () => {
  it.each([
    '/',
    '/leagues',
    '/favicon.svg',
    '/robots.txt',
    '/contact',
    '/goto/bet365',
    '/language/de?to=/x',
    '/api/location',
    '/no/such/page',
  ])('is refused before anything is done, held in memory or not: %s', async (path) => {
    expect((await askRaw(named.address, path, { host: 'tips.example' })).status).not.toBe(421);
    const refused = await askRaw(named.address, path, evil);
    expect([refused.status, refused.headers['cache-control'], refused.headers.location]).toEqual([421, 'no-store', undefined]);
    expect([refused.headers['x-content-type-options'], refused.headers['set-cookie']]).toEqual(['nosniff', undefined]);
    expect(refused.headers['x-request-id']).toMatch(/^[\w-]+$/);
    expect(refused.body).not.toContain('evil.example');
  });

  it('is refused where the target names the host', async () => {
    expect((await askRaw(named.address, 'http://evil.example/leagues', { host: 'tips.example' })).status).toBe(421);
  });

  it('can send no form, though its origin is the host that it asks', async () => {
    const headers = { ...evil, origin: 'http://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
    expect((await askRaw(named.address, '/votes', headers, 'POST', 'sport=soccer&item=1&option=home')).status).toBe(421);
  });

  it('is answered where a balancer asks how the process fares', async () => {
    for (const path of ['/healthz', '/readyz', '/readyz?verbose']) expect((await askRaw(named.address, path, evil)).status, path).toBe(200);
    expect((await askRaw(named.address, '/healthzz', evil)).status).toBe(421);
  });

  it('is answered where Prometheus asks a process for its figures, with the token alone', async () => {
    const bearer = { authorization: `Bearer ${metricsToken}` };
    expect((await askRaw(named.address, '/metrics', evil)).status).toBe(401);
    expect((await askRaw(named.address, '/metrics', { ...evil, ...bearer })).status).toBe(200);
    expect((await askRaw(named.address, '/metricss', { ...evil, ...bearer })).status).toBe(421);
  });

  it('is counted among the refusals, which this machine can read at a port of its own', async () => {
    const figures = await (await fetch(named.metricsAddress ?? '')).text();
    expect(figures).toMatch(/^tipledger_refusals_total\{reason="host_of_another_site"\} [1-9]/m);
    expect(named.metricsAddress).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    expect((await fetch(new URL('/', named.metricsAddress))).status).toBe(404);
  });
});

it("the domains of languages, and the API's, are hosts of the site", async () => {
  expect((await askRaw(named.address, '/', { host: 'tipps.example' })).body).toContain('<html lang="de"');
  expect((await askRaw(named.address, '/api/location', { host: 'api.tips.example:443' })).status).toBe(200);
});

it('the figures are shown at the port of the pages to nobody without a token, however near he seems', async () => {
  for (const site of [named, nameless]) {
    const answer = await askRaw(site.address, '/metrics', { host: 'tips.example' });
    expect([answer.status, answer.body.includes('tipledger_')]).toEqual([401, false]);
  }
  expect(nameless.metricsAddress).toBeUndefined();
});

describe('without PUBLIC_URL', () => {
  it.each([
    ...[
      '/',
      '/de',
      '/leagues',
      '/tips',
      '/track-record',
      '/search?q=x',
      '/contact',
      '/goto/bet365',
      '/offers',
      '/supercup',
      '/no/such/page',
    ],
    ...[
      '/academy',
      '/articles.xml',
      '/tips/feed.xml',
      '/robots.txt',
      '/sitemap.xml',
      '/api/openapi.json',
      '/_payload.json',
      '/_.data',
      '/leagues/',
    ],
  ])('nothing in the answer to %s comes from the Host header', async (path) => {
    const { body, headers } = await askRaw(nameless.address, path, evil);
    expect(body + JSON.stringify(headers)).not.toContain('evil.example');
  });
});

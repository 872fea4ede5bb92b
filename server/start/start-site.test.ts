import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { articlePath } from '#app/addresses/article-paths.ts';
import { listArticles } from '#data/articles/list-articles.ts';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import type { RunningSite } from './start-site.ts';

const { connectionString } = await createTestDatabase();
const token = 'a-long-enough-token';
let site: RunningSite;
beforeAll(async () => {
  site = await startTestSite(connectionString, { DOMAIN_DE: 'tipps.example', PUBLIC_URL: 'https://tips.example', METRICS_TOKEN: token });
}, 60_000);

const ask = (path: string, { method, headers, body }: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
  askRaw(site.address, path, { host: 'tips.example', ...headers }, method, body);
const askMetrics = () => ask('/metrics', { headers: { authorization: `Bearer ${token}` } });

describe('the first visit of the root address', () => {
  it('moves a reader of another language for this time, stores it, and is kept by no shared cache', async () => {
    const answer = await ask('/?utm_source=mail', { headers: { 'accept-language': 'cs', 'user-agent': 'Mozilla/5.0 Firefox/130.0' } });
    expect([answer.status, answer.headers.location]).toEqual([302, '/cz?utm_source=mail']);
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^i18n_redirected=cz;/)]);
    expect(answer.headers['cache-control']).toMatch(/private|no-store/);
    expect(answer.headers.vary).toContain('Accept-Language');
  });

  it('does so as well when the page is held in memory', async () => {
    await ask('/');
    const answer = await ask('/', { headers: { 'accept-language': 'it', 'user-agent': 'Mozilla/5.0 Firefox/130.0' } });
    expect([answer.status, answer.headers.location]).toEqual([302, '/it']);
  });

  it('answers English readers in place, privately', async () => {
    const answer = await ask('/', { headers: { 'accept-language': 'en' } });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(answer.body).toContain('<html lang="en"');
  });

  it('never moves from another address', async () => {
    for (const path of ['/leagues', '/?date=2024-04-06', '/de']) {
      expect(
        (await ask(path, { headers: { 'accept-language': 'cs', cookie: 'i18n_redirected=cz', 'user-agent': 'Mozilla/5.0 Firefox/130.0' } }))
          .status,
        path,
      ).toBe(200);
    }
  });
});

describe('pages', () => {
  it('are the same bytes for everybody and may be kept by shared caches', async () => {
    const plain = await ask('/de');
    const personal = await ask('/de', {
      headers: { cookie: 'i18n_redirected=it; theme=dark', 'accept-language': 'it', 'user-agent': 'Googlebot' },
    });
    expect(personal.body).toBe(plain.body);
    expect(plain.headers['cache-control']).toMatch(/^public/);
    expect(plain.headers['set-cookie']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  it('carry absolute addresses from the settings', async () => {
    const { body } = await ask('/it');
    expect(body).toContain('<link rel="canonical" href="https://tips.example/it"');
    expect(body).toContain('hrefLang="de" href="https://tipps.example/"');
  });

  it('speak a language at the root of its own domain, with addresses without a prefix', async () => {
    const { body, headers } = await ask('/', { headers: { host: 'tipps.example' } });
    expect(body).toContain('<html lang="de"');
    expect(body).toContain('href="/leagues"');
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^i18n_redirected=de;/)]);
  });

  it('answer with 304 what the browser has already, in every encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await ask('/es', { headers: { 'accept-encoding': encoding } });
      const again = await ask('/es', { headers: { 'accept-encoding': encoding, 'if-none-match': `W/"other", ${first.headers.etag}` } });
      expect([first.status, again.status, again.body, again.headers.etag]).toEqual([200, 304, '', first.headers.etag]);
      expect(first.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    }
  });

  it('give HEAD what GET gives, without a body', async () => {
    for (const path of ['/gr', '/no/such/page', '/robots.txt', '/favicon.svg']) {
      const got = await ask(path);
      const head = await ask(path, { method: 'HEAD' });
      expect([head.status, head.body, head.headers['content-type']], path).toEqual([got.status, '', got.headers['content-type']]);
    }
  });

  it('allow their own inline scripts by hash and no others', async () => {
    const { body, headers } = await ask('/de');
    const policy = String(headers['content-security-policy']);
    const { createHash } = await import('node:crypto');
    const inline = [...body.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(inline.length).toBeGreaterThan(0);
    for (const text of inline) expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('are rendered again neither for unknown parameters nor for unusual order', async () => {
    await ask('/pt_br');
    const before = await rendersSoFar();
    await Promise.all(['/pt_br?a=1', '/pt_br?utm_source=x&b=2', '/pt_br?date=never'].map((path) => ask(path)));
    expect(await rendersSoFar()).toBe(before);
  });

  it('do not fill the cache with what does not exist', async () => {
    const before = await metric('tipledger_page_cache_pages');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(`/no-such-match-${at}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(answers[3]?.body).toContain('/no-such-match-3');
    expect(await metric('tipledger_page_cache_pages')).toBe(before);
  });

  it('of components are for those who work on the site, and not in its build', async () => {
    for (const path of ['/components', '/de/components', '/components/_payload.json']) expect((await ask(path)).status, path).toBe(404);
    expect(await readFile(new URL('../../build/server/index.js', import.meta.url), 'utf8')).not.toContain('showcase');
  });

  it.each([
    '/%00',
    '/%0a/x%2f',
    '/%09/x%5e',
    '/%0d%0a/odds..%2f',
    '/teams/%00',
    '/england/x%7f',
    '/teams/malm%f6',
    '/%c2%85//x%5e',
    '/%',
    '/%5c%5e',
    '//%f2%94x/supercup',
  ])('do not exist under %s, which no address can hold, in any form', async (path) => {
    for (const prefix of ['', '/de']) {
      for (const form of ['', '/_payload.json']) expect((await ask(prefix + path + form)).status, prefix + path + form).toBe(404);
      const sent = await ask(prefix + path, { method: 'POST', headers: { origin: 'https://tips.example' } });
      expect(sent.status, `POST ${prefix}${path}`).toBe(405);
    }
  });

  it('of a date link to others, and name themselves, without detours', async () => {
    const { body } = await ask('/it?date=2024-04-06');
    expect(body).toContain('<link rel="canonical" href="https://tips.example/it?date=2024-04-06"');
    expect(body).toContain('href="/it?tab=live"');
    expect(body).not.toContain('href="/it/?');
  });

  it('come without a slash at the end', async () => {
    const answer = await ask('/de/leagues/?a=1');
    expect([answer.status, answer.headers.location]).toEqual([308, '/de/leagues?a=1']);
  });
});

async function metric(name: string): Promise<number> {
  const { body } = await askMetrics();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
}

function rendersSoFar(): Promise<number> {
  return metric('tipledger_page_renders');
}

describe('everything else', () => {
  it('sends files of the build for ever, and knows when one does not exist', async () => {
    const { body } = await ask('/de');
    const script = /\/assets\/[^"']+\.js/.exec(body)?.[0] ?? '';
    const file = await ask(script, { headers: { 'accept-encoding': 'br' } });
    expect([file.status, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await ask('/assets/none.js')).status).toBe(404);
  });

  it('carries the security headers and an id on every answer', async () => {
    const ids = new Set<unknown>();
    for (const path of ['/de', '/no/such/page', '/robots.txt', '/api/none', '/favicon.svg', '/language/de?to=/']) {
      const { headers } = await ask(path, { headers: { 'x-request-id': 'given-by-a-stranger' } });
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['strict-transport-security'], path).toBeDefined();
      ids.add(headers['x-request-id']);
    }
    expect(ids.size).toBe(6);
    expect(ids).not.toContain('given-by-a-stranger');
  });

  it('answers an unknown address of the API in JSON', async () => {
    const answer = await ask('/api/none');
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: expect.any(String), message: expect.any(String), parameter: null } });
  });

  it('answers a balancer that asks by HTTP/1.0, without a Host header', async () => {
    const answer = await new Promise<string>((answered, failed) => {
      let text = '';
      const socket = connect(Number(new URL(site.address).port), '127.0.0.1', () => socket.write('GET /healthz HTTP/1.0\r\n\r\n'));
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.once('end', () => answered(text));
      socket.once('error', failed);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });

  it('is alive and ready, and counts what it answered', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect(JSON.parse((await ask('/readyz')).body)).toMatchObject({
      ready: true,
      role: 'web',
      database: 'ready',
      listensToChanges: true,
      feeds: [{ feed: 'country-database', ageSeconds: expect.any(Number) }],
    });
    expect((await askMetrics()).body).toMatch(/tipledger_page_cache_answers_total\{outcome="hit"\} [1-9]/);
  });

  it('leaves what is sent to the routes, and refuses a body that is too long', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://tips.example' };
    const post = (body: string) => ask('/de', { method: 'POST', body, headers });
    expect((await post('a=1')).status).toBe(405);
    expect((await post('a'.repeat(100_001))).status).toBe(413);
  });

  it('refuses methods that nothing understands', async () => {
    expect((await ask('/de', { method: 'DELETE' })).status).toBe(405);
  });
});

describe('what was moved', () => {
  it.each([
    ['/fun-facts', '/sports-life'],
    ['/fun-facts/added-time', '/sports-life/added-time'],
    ['/livestream', '/live-football-livestream'],
    ['/turkey/super-cup-turkey', '/turkey/super-cup'],
    ['/peru/segunda-division-peru', '/peru/segunda-division'],
    ['/international/european-chship-qf', '/international/european-qualifiers'],
  ])('leads from %s to %s for good, in one step and in the language of the address', async (from, to) => {
    for (const prefix of ['', '/gr', '/pt_br']) {
      for (const end of ['', '/', '?utm_source=mail']) {
        const { status, headers } = await ask(prefix + from + end);
        expect([status, headers.location], prefix + from + end).toEqual([301, prefix + to + end.replace('/', '')]);
      }
    }
  });

  it('leads from every address that an article once had to where it stands', async () => {
    for (const piece of listArticles()) {
      for (const former of piece.formerSlugs) {
        for (const prefix of ['', '/cz']) {
          const { status, headers } = await ask(`${prefix}/${former}/`);
          expect([status, headers.location], former).toEqual([301, prefix + articlePath(piece)]);
        }
      }
    }
  });
});

describe('the feed of matches', () => {
  it('is the site’s own as long as the settings name no other', async () => {
    for (const path of ['/feed', '/feed/', '/de/feed']) expect((await ask(path)).headers.location, path).toBe('/api/match-feed.xml');
    expect((await ask('/api/match-feed.xml')).headers['content-type']).toContain('xml');
  });
});

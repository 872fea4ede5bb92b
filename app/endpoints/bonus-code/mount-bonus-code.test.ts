import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { specialAddresses } from '#app/addresses/special-addresses.ts';
import { openApiDocument } from '#app/endpoints/api/open-api-document.ts';
import { locales } from '#app/i18n/locales.ts';
import { countBonusCodeUses } from '#data/queries/bonus-code/count-bonus-code-uses.ts';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const code = 'LEDGER-12';
const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
let site: Awaited<ReturnType<typeof startTestSite>>;
beforeAll(async () => {
  const now = new Date('2026-11-22T12:00:00Z');
  await ingestMatches(db, now, [feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', ended(2, 0))]);
  site = await startTestSite(connectionString, {
    TRUST_PROXY: '1',
    COUNTRY_HEADER: 'CF-IPCountry',
    CLOCK: '2026-11-22T12:00Z',
    LOG_LEVEL: 'silent',
    GUIDE_BONUS_CODE: code,
  });
}, 120_000);
beforeEach(() => db.query('delete from bonus_code_uses'));

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
let visitors = 0;
/** Returns the headers of a call, each from a new network address unless `more` names one. */
const headersOf = (country: string | undefined, more: Record<string, string> = {}): Record<string, string> => ({
  'user-agent': firefox,
  'x-forwarded-for': `198.18.${Math.floor(visitors / 250)}.${(visitors++ % 250) + 1}`,
  ...(country === undefined ? {} : { 'cf-ipcountry': country }),
  ...more,
});
const ask = (path: string, country?: string, more: Record<string, string> = {}) => askRaw(site.address, path, headersOf(country, more));
const copy = (more: Record<string, string> = {}, of = code) =>
  askRaw(site.address, `/bonus-code/${of}/copied`, headersOf('GB', { origin: site.address, ...more }), 'POST');

/** Calls the API, and checks the answer against the schema that its description promises for its status. */
async function askApi(path: '/api/sign-up-guide' | '/api/bonus-code/{code}', address: string, country?: string) {
  const { status, headers, body } = await ask(address, country);
  const promised = (openApiDocument.paths[path].get.responses as Record<number, { content: { 'application/json': { schema: object } } }>)[
    status
  ];
  if (promised === undefined) throw new Error(`no status ${status} is promised for ${path}`);
  const schema = promised.content['application/json'].schema;
  const resolved = '$ref' in schema ? openApiDocument.components.schemas.Error : schema;
  expect(z.fromJSONSchema(resolved as Parameters<typeof z.fromJSONSchema>[0]).safeParse(JSON.parse(body)).error).toBeUndefined();
  return { status, caching: headers['cache-control'], body: JSON.parse(body) };
}

/**
 * The pairs of country and language in which a visitor sees the link, by the registers and laws as of November 2026: see
 * domain/jurisdiction.
 */
const linked = new Set(['GB en', 'GB de', 'GB pt_br', 'DE en', 'DE de', 'DE pt_br', 'BR en', 'BR de', 'BR pt_br']);
const withBonus = new Set(['GB en']);
const countries = ['GB', 'DE', 'BR', 'ES', 'GR', 'DK', 'IT', 'FR', undefined];

describe.each(locales)('the sign-up guide in $tag', ({ code: language, prefix }) => {
  it('is the same page for everybody, and offers nothing', async () => {
    const pages = await Promise.all(countries.map((country) => ask(prefix + specialAddresses.guide, country)));
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    const [page] = pages;
    expect([page?.status, page?.headers['cache-control']]).toEqual([200, expect.stringContaining('public')]);
    for (const offered of [code, '/goto/', '/market/', 'sponsored', '200\u00a0DKK', 'DKK'])
      expect(page?.body.includes(offered), offered).toBe(false);
  });

  it.each(countries)('shows a visitor from %s what the law of both countries allows', async (country) => {
    const { status, caching, body } = await askApi('/api/sign-up-guide', `/api/sign-up-guide?language=${language}`, country);
    expect([status, caching]).toEqual([200, 'private, no-store']);
    const asking = `${country} ${language}`;
    expect(body.data?.path).toBe(withBonus.has(asking) ? '/goto/bet365/claimbonus' : linked.has(asking) ? '/goto/bet365' : undefined);
    expect(body.data?.bonuses?.code).toBe(withBonus.has(asking) ? code : undefined);
    expect(body.because === null).toBe(linked.has(asking));
    const box = await ask(`${prefix}/bonus-box`, country);
    expect([box.status, box.headers['cache-control']]).toEqual([linked.has(asking) ? 200 : 204, 'private, no-store']);
    expect(box.body.includes(code)).toBe(withBonus.has(asking));
    const personal = await ask(`${prefix}/offers/bet365`, country);
    expect([personal.status, personal.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(personal.body.includes(code)).toBe(withBonus.has(asking));
    expect(personal.body.includes('/goto/bet365/claimbonus')).toBe(withBonus.has(asking));
    expect(personal.body.includes(`href="${prefix}/goto/bet365"`)).toBe(linked.has(asking));
  });
});

it('is linked from nowhere on Italian pages', async () => {
  for (const path of ['', '/where-to-use-our-tips', '/where-to-use-our-tips/bet365', '/sports-life', '/articles.xml', '/offers/bet365']) {
    for (const country of ['IT', 'GB']) {
      expect((await ask(`/it${path}`, country)).body.includes(`/it${specialAddresses.guide}"`), path).toBe(false);
    }
  }
});

describe('what is told of the code', () => {
  it('is a count at most a minute old, the same for everybody', async () => {
    await copy();
    const { status, caching, body } = await askApi('/api/bonus-code/{code}', `/api/bonus-code/${code}`);
    expect([status, caching, body]).toEqual([200, 'public, max-age=60', { data: { code, copied: 1, followed: 0, used: 1 } }]);
  });

  it('stands on the page of whoever has no script', async () => {
    await copy();
    await copy();
    expect((await ask('/offers/bet365', 'GB')).body).toContain('Used 2 times');
  });

  it.each([
    ['/api/bonus-code/OTHER', 404, 'unknown_code'],
    [`/api/bonus-code/${code.toLowerCase()}`, 404, 'unknown_code'],
    [`/api/bonus-code/${code}?x=1`, 400, 'unknown_parameter'],
  ])('of %s is %i %s', async (path, status, error) => {
    const answer = await askApi('/api/bonus-code/{code}', path);
    expect([answer.status, answer.body.error.code]).toEqual([status, error]);
  });

  it.each([
    ['', 'missing_parameter'],
    ['?language=fr', 'out_of_range'],
    ['?language=en&country=GB', 'unknown_parameter'],
  ])('is not told of the guide to a call with "%s"', async (query, error) => {
    const answer = await askApi('/api/sign-up-guide', `/api/sign-up-guide${query}`, 'GB');
    expect([answer.status, answer.body.error.code]).toEqual([400, error]);
  });
});

describe('copying', () => {
  it('counts each of two hundred at once, and answers with the count', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => copy()));
    expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200));
    expect(Math.max(...answers.map(({ body }) => JSON.parse(body).data.used))).toBe(200);
    expect(await countBonusCodeUses(db, code)).toEqual({ copied: 200, followed: 0 });
  });

  it('keeps nothing of who copied', async () => {
    await copy();
    const { rows } = await db.query('select * from bonus_code_uses');
    expect(rows.map((row) => ({ ...row, day: undefined }))).toEqual([{ code, day: undefined, copied: 1, followed: 0 }]);
  });

  it('is not counted for a code that is none, or when another site sent it', async () => {
    expect((await copy({}, 'OTHER')).status).toBe(404);
    expect((await copy({ origin: 'https://evil.example' })).status).toBe(403);
    expect(await countBonusCodeUses(db, code)).toEqual({ copied: 0, followed: 0 });
    expect(await countBonusCodeUses(db, 'OTHER')).toEqual({ copied: 0, followed: 0 });
  });

  it('counts twenty an hour from one address, and says when to come again', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => copy({ 'x-forwarded-for': '203.0.113.9' })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(JSON.parse(refused[0]?.body ?? '').error.code).toBe('too_many_uses');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await countBonusCodeUses(db, code)).toEqual({ copied: 20, followed: 0 });
  });
});

describe('following the link', () => {
  const followed = () => countBonusCodeUses(db, code).then((uses) => uses.followed);

  it('counts where it leads on, in every language', async () => {
    for (let at = 0; at < 5; at += 1) expect((await ask('/goto/bet365/claimbonus', 'GB')).status).toBe(302);
    await expect.poll(followed).toBe(5);
  });

  it('does not count where the law shuts it, for crawlers, for HEAD, or for another link', async () => {
    expect((await ask('/goto/bet365/claimbonus', 'DE')).status).toBe(451);
    expect((await ask('/de/goto/bet365/claimbonus', 'GB')).status).toBe(451);
    expect((await ask('/goto/bet365/claimbonus', 'GB', { 'user-agent': 'Googlebot/2.1' })).status).toBe(302);
    expect((await askRaw(site.address, '/goto/bet365/claimbonus', headersOf('GB'), 'HEAD')).status).toBe(302);
    expect((await ask('/goto/bet365', 'GB')).status).toBe(302);
    // Uses are written in the order in which they come: what was counted before would be there with this one.
    expect((await copy()).status).toBe(200);
    expect(await followed()).toBe(0);
  });

  it('is counted twenty times an hour for one address, and leads on all the same', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' };
    for (let at = 0; at < 25; at += 1) expect((await ask('/goto/bet365/claimbonus', 'GB', from)).status).toBe(302);
    await expect.poll(followed).toBe(20);
    await copy();
    expect(await followed()).toBe(20);
  });
});

import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningSite } from '#server/start/start-site.ts';
import { askRaw, type RawAnswer } from '#tests/factories/ask-raw.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { waitFor } from '#tests/factories/wait-for.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
/** The number of pages rendered at once, and of those that may wait. */
const [atOnce, waiting] = [Math.max(2, availableParallelism()), 200];
const metricsToken = 'a token of sixteen letters and more';
let site: RunningSite;
let searches: Promise<RawAnswer>[];
const ask = (path: string, headers: Record<string, string> = {}) => askRaw(site.address, path, headers);

async function metric(name: string): Promise<number> {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec((await ask('/metrics', { authorization: `Bearer ${metricsToken}` })).body)?.[1]);
}

describe('while more searches are asked for than can be answered soon', { shuffle: false }, () => {
  const blocker = db.connect();
  beforeAll(async () => {
    site = await startTestSite(connectionString, { METRICS_TOKEN: metricsToken });
    for (const path of ['/de', '/de/no/such/page']) await ask(path);
    // No search has a result until the table is released.
    await (await blocker).query('begin; lock table search_terms in access exclusive mode');
    searches = Array.from({ length: atOnce + waiting }, (_, at) => ask(`/de/search?q=club+${at}`));
    await waitFor(async () => expect(await metric('tipledger_pages_waiting')).toBe(waiting));
  }, 60_000);
  afterAll(async () => (await blocker).release());

  it('a further one is told in its language to come back, with a way to try again', async () => {
    const { status, headers, body } = await ask('/de/search?q=%22Bayern%22');
    expect([status, headers['cache-control'], Number(headers['retry-after']) > 0]).toEqual([503, 'no-store', true]);
    expect(body).toContain('<html lang="de"');
    expect(body).toContain('<title>Gerade ist zu viel los</title>');
    expect(body).toContain('href="/de/search?q=%22Bayern%22"');
    expect(await metric('tipledger_pages_turned_away')).toBe(1);
  });

  it('a program is told so without a page', async () => {
    const payload = await ask('/de/search/_payload.json?q=x');
    expect([payload.status, JSON.parse(payload.body).error.code]).toEqual([503, 'unavailable']);
  });

  it('pages from memory are answered as ever, and so are addresses that no page has', async () => {
    expect((await ask('/de')).status).toBe(200);
    const unknown = await ask('/de/no/other/page');
    expect([unknown.status, unknown.body.includes('/de/no/other/page')]).toEqual([404, true]);
  });

  it('offers for a visitor, which belong to a page that was answered, do not wait behind pages', async () => {
    expect((await ask('/de/offer-box?placement=hbanner')).status).toBe(204);
  });

  it('nobody is left waiting in the end', async () => {
    await (await blocker).query('rollback');
    const statuses = new Set((await Promise.all(searches)).map(({ status }) => status));
    // Requests that had waited too long by then are answered with the advice to come back.
    expect([...statuses].filter((status) => status !== 503)).toEqual([200]);
    expect(await metric('tipledger_pages_waiting')).toBe(0);
    expect((await ask('/de/search?q=bayern')).status).toBe(200);
  }, 60_000);
});

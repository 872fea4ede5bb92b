import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#app/i18n/locales.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { inTransaction } from '#data/database/database.ts';
import type { RunningSite } from '#server/start/start-site.ts';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { waitFor } from '#tests/factories/wait-for.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
let site: RunningSite;
beforeAll(async () => {
  site = await startTestSite(connectionString, { DOMAIN_DE: 'tipps.example', PUBLIC_URL: 'https://localhost' });
}, 60_000);

const ask = (path: string, headers?: Record<string, string>) => askRaw(site.address, path, headers);

describe('the data of a page as JSON', () => {
  it.each(['/england/premier-league', '/teams/arsenal', '', '/gr'])('under %s/_payload.json is what the document shows', async (path) => {
    const answer = await ask(`${path}/_payload.json`);
    const { head, view, url, build } = JSON.parse(answer.body);
    const document = await ask(path === '' ? '/' : path);
    expect([answer.status, document.status]).toEqual([200, 200]);
    expect(document.body).toContain(`<title>${head.title}</title>`);
    expect(document.body).toContain(`<link rel="canonical" href="${head.addresses[head.locale]}"/>`);
    expect(Object.keys(view).length).toBeGreaterThan(0);
    expect([url, build]).toEqual([path === '' ? '/' : path, (await (await fetch(`${site.address}/builds/latest.json`)).json()).id]);
  });

  it('is there in every language, under its prefix or on its own domain', async () => {
    for (const { prefix, tag } of locales) {
      const { status, body } = await ask(`${prefix}/leagues/_payload.json`);
      expect([status, JSON.parse(body).url], tag).toEqual([200, `${prefix}/leagues`]);
    }
    const own = JSON.parse((await ask('/leagues/_payload.json', { host: 'tipps.example' })).body);
    expect(own.head).toEqual(JSON.parse((await ask('/de/leagues/_payload.json')).body).head);
  });

  it('follows the parameters that the page knows, and no others', async () => {
    const table = await ask('/england/premier-league/_payload.json?utm_source=mail&section=table');
    expect(JSON.parse(table.body).url).toBe('/england/premier-league?section=table');
    expect(JSON.parse((await ask('/leagues/_payload.json?country=eng')).body).view.typed).toBe('eng');
  });

  it('is the same for everybody, and the same everywhere as long as the page', async () => {
    for (const path of ['/leagues', '/leagues?country=eng', '/de']) {
      const [where = '', query] = path.split('?');
      const page = await ask(path);
      const payload = await ask(`${where}/_payload.json${query === undefined ? '' : `?${query}`}`, { cookie: 'i18n_redirected=it' });
      expect(payload.headers['cache-control'], path).toBe(page.headers['cache-control']);
    }
    expect((await ask('/_payload.json', { 'accept-language': 'cs', 'user-agent': 'Mozilla/5.0 Firefox/130.0' })).status).toBe(200);
    expect((await ask('/_payload.json')).headers['cache-control']).toMatch(/^public/);
  });

  it('changes with what the page rests on', async () => {
    const name = async () => JSON.parse((await ask('/teams/arsenal/_payload.json')).body).view.team.name;
    expect(await name()).toBe('Arsenal');
    await inTransaction(db, async (client) => {
      const { rows } = await client.query<{ id: number }>("update teams set name = 'Woolwich' where slug = 'arsenal' returning id");
      await recordChanges(client, [`team:${rows[0]?.id as number}`], new Date());
    });
    await waitFor(async () => expect(await name()).toBe('Woolwich'));
  });

  it('has moved with its page', async () => {
    for (const [from, to] of [
      ['/fun-facts/_payload.json', '/sports-life/_payload.json'],
      ['/gr/fun-facts/any/_payload.json', '/gr/sports-life/any/_payload.json'],
    ] as const) {
      const { status, headers } = await ask(from);
      expect([status, headers.location]).toEqual([301, to]);
    }
  });

  it.each(['/nothing-here', '/a/b/c', '/teams/nobody', '/de/gibt-es-nicht', '/search/suggestions', '/tips/feed.xml', '/_payload.json'])(
    'is not found under %s, where no page is',
    async (path) => {
      const { status, headers, body } = await ask(`${path}/_payload.json`);
      expect([status, headers['cache-control'], JSON.parse(body).error.code]).toEqual([404, 'no-store', 'page_not_found']);
    },
  );
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { readPieces } from '#data/articles/read-pieces.ts';
import { clockStandingAt } from '#domain/time/clock.ts';
import { createEditions } from '#server/editions.ts';
import { readSettings } from '#server/settings.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { writePiece } from '#tests/factories/write-piece.ts';
import { writeSpecial } from '#tests/factories/write-special.ts';
import { mountSitemaps } from './mount-sitemaps.ts';

const { db } = await createTestDatabase();
await db.query(`insert into sports (id, code) values (1, 'soccer')`);
await db.query(`insert into countries (id, slug, code, region, zone) values (1, 'england', 'GB', 'GB-ENG', 'Europe/London')`);
await db.query(
  `insert into teams (id, sport_id, country_id, slug, gender_type, name, row_name, short_name, colours, created_at, updated_at)
   values (7, 1, 1, 'arsenal', 'men', 'Arsenal', 'Arsenal', 'Arsenal', '{}', '2024-04-06T12:00:00Z', '2024-04-06T12:00:00Z'),
          (10000, 1, 1, 'chelsea', 'men', 'Chelsea', 'Chelsea', 'Chelsea', '{}', '2024-04-06T12:00:00Z', '2024-04-06T12:00:00Z')`,
);
const editions = createEditions(readSettings({ PUBLIC_URL: 'https://tips.example', DOMAIN_IT: 'pronostici.example' }, 'no such file'), '');

const content = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(content, { recursive: true }));
writePiece(content, 'academy', 'a-price', { updated: '2024-04-05' });
writePiece(content, 'pages', 'about-us', { topic: 'site' });
writeSpecial(content, 'super-cup-2025');
const pieces = readPieces(content);

function siteWith(dataset: 'demonstration' | 'real'): Hono {
  const app = new Hono();
  mountSitemaps(app, { db, editions, pieces, dataset, clock: clockStandingAt(new Date('2024-04-06T12:00:00Z')) });
  return app;
}

describe('the sitemaps of real data', () => {
  const app = siteWith('real');
  const textOf = async (path: string) => (await app.request(path)).text();

  it('are named by robots.txt', async () => {
    expect(await textOf('/robots.txt')).toContain('Sitemap: https://tips.example/sitemap.xml');
  });

  it('lead no crawler to what is made for one visitor', async () => {
    const lines = (await textOf('/robots.txt')).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['Disallow: /goto/', 'Disallow: /pt_br/market/', 'Disallow: /de/offers', 'Disallow: /votes']),
    );
  });

  it('are listed for every language and every file of a kind', async () => {
    const index = await textOf('/sitemap.xml');
    for (const file of ['en-pages-0', 'pt_br-teams-0', 'gr-teams-1'])
      expect(index).toContain(`<loc>https://tips.example/sitemaps/${file}.xml</loc>`);
    expect(index).not.toContain('teams-2');
    expect(index).not.toContain('matches');
  });

  it('give each address with the same page in every language', async () => {
    const german = await textOf('/sitemaps/de-teams-0.xml');
    expect(german).toContain('<loc>https://tips.example/de/teams/arsenal</loc><lastmod>2024-04-06T12:00:00.000Z</lastmod>');
    expect(german).toContain('hreflang="pt-BR" href="https://tips.example/pt_br/teams/arsenal"');
    expect(german).toContain('hreflang="it" href="https://pronostici.example/teams/arsenal"');
    expect(german).toContain('hreflang="x-default" href="https://tips.example/teams/arsenal"');
    expect(german.match(/<url>/g)).toHaveLength(1);
  });

  it('hold the indexes that have pieces, and every piece with the day of its last change', async () => {
    const greek = await textOf('/sitemaps/gr-pages-0.xml');
    expect(greek).toContain('<loc>https://tips.example/gr/betting-academy</loc>');
    expect(greek).toContain('<loc>https://tips.example/gr/betting-academy/a-price</loc><lastmod>2024-04-05T00:00:00.000Z</lastmod>');
    expect(greek).toContain('hreflang="it" href="https://pronostici.example/about-us"');
    expect(greek).toContain('<loc>https://tips.example/gr/super-cup-2025</loc>');
    expect(greek).not.toContain('sports-life');
  });

  it.each([
    '/sitemaps/de-teams-9.xml',
    '/sitemaps/de-teams-999999.xml',
    '/sitemaps/fr-teams-0.xml',
    '/sitemaps/de-players-0.xml',
    '/sitemaps/de-pages-1.xml',
  ])('do not contain %s', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });
});

describe('the demonstration', () => {
  const app = siteWith('demonstration');

  it('is closed to search engines and has no sitemap', async () => {
    expect(await (await app.request('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    expect((await app.request('/sitemap.xml')).status).toBe(404);
    expect((await app.request('/sitemaps/en-pages-0.xml')).status).toBe(404);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { sectionPaths, textPages } from '#app/addresses/article-paths.ts';
import { createLocaleSites } from '#app/i18n/locale-sites.ts';
import { carryAddress } from '#app/pages/carry/carry.address.ts';
import { editorsNamesAddress } from '#app/pages/editors-names/editors-names.address.ts';
import { guideAddress } from '#app/pages/guide/guide.address.ts';
import { offlineAddress } from '#app/pages/offline/offline.address.ts';
import { searchAddress } from '#app/pages/search/search.address.ts';
import { superCupAddress } from '#app/pages/super-cup/super-cup.address.ts';
import { pages } from '#app/pages.ts';
import { readArticles } from '#data/articles/read-articles.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { storeNews } from '#data/commands/news/store-news.ts';
import { inTransaction } from '#data/database/database.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { aMonthOfTips } from '#tests/factories/news-articles.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { writeArticle } from '#tests/factories/write-article.ts';
import { writeSpecial } from '#tests/factories/write-special.ts';
import { mountSitemaps } from './mount-sitemaps.ts';

const { db } = await createTestDatabase();
const { db: dbWithNews } = await createTestDatabase();
await storeNews(
  dbWithNews,
  { slug: 'tips-2024-02', facts: aMonthOfTips(), tournamentId: null, clubs: [] },
  new Date('2024-03-01T01:00:00Z'),
);
await db.query(`insert into sports (id, code) values (1, 'soccer')`);
await db.query(`insert into countries (id, slug, code, region, zone) values (1, 'england', 'GB', 'GB-ENG', 'Europe/London')`);
await db.query(
  `insert into teams (id, sport_id, country_id, slug, gender_type, name, row_name, short_name, colours, created_at, updated_at)
   values (7, 1, 1, 'arsenal', 'men', 'Arsenal', 'Arsenal', 'Arsenal', '{}', '2024-04-06T12:00:00Z', '2024-04-06T12:00:00Z'),
          (8, 1, 1, 'everton', 'men', 'Everton', 'Everton', 'Everton', '{}', '2024-04-06T12:00:00Z', '2024-04-06T12:00:00Z'),
          (9, 1, 1, 'nowhere-rovers', 'men', 'Nowhere Rovers', 'Rovers', 'Rovers', '{}', '2024-04-06T12:00:00Z', '2024-04-06T12:00:00Z'),
          (10000, 1, 1, 'chelsea', 'men', 'Chelsea', 'Chelsea', 'Chelsea', '{}', '2024-04-06T12:00:00Z', '2024-04-06T12:00:00Z')`,
);
await db.query(
  `insert into tournaments (numeric_id, id, sport_id, country_id, category_slug, slug, name, type, gender_type, tie_break, priority, logo_urls, zones, season_kind, created_at, updated_at)
   values (1, 'england.premier-league', 1, 1, 'england', 'premier-league', 'Premier League', 'league', 'men', 'goal-difference', 1, '{}', '[]', 'autumn-spring', now(), now()),
          (2, 'england.empty-cup', 1, 1, 'england', 'empty-cup', 'Empty Cup', 'cup', 'men', 'goal-difference', 2, '{}', '[]', 'autumn-spring', now(), now())`,
);
await db.query(`insert into seasons (id, tournament_id, label) values (1, 1, '2023-24')`);
// Imported on the day after: what was over by then had long been over.
await db.query(
  `insert into matches (id, slug, tournament_id, season_id, home_team_id, away_team_id, kickoff_utc, kickoff_known, status, updated_at)
   values (1, 'arsenal-everton', 1, 1, 7, 8, '2023-10-07T14:00:00Z', true, 'finished', '2024-04-06T12:00:00Z'),
          (2, 'everton-arsenal', 1, 1, 8, 7, '2024-02-03T15:00:00Z', true, 'finished', '2024-04-06T12:00:00Z'),
          (3, 'chelsea-everton', 1, 1, 10000, 8, '2024-04-20T14:00:00Z', true, 'scheduled', '2024-04-05T09:00:00Z')`,
);
const localeSites = createLocaleSites(
  { publicUrl: 'https://tips.example', domains: new Map([['it', 'pronostici.example']]), crossOriginCookie: true },
  '',
);

const content = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(content, { recursive: true }));
writeArticle(content, 'academy', 'a-price', { updated: '2024-04-05' });
writeArticle(content, 'pages', 'about-us', { topic: 'site' });
writeSpecial(content, 'super-cup-2025');
const pieces = readArticles(content);

function siteThat(isOpenToSearch: boolean, database = db): Hono {
  const app = new Hono();
  mountSitemaps(app, { db: database, localeSites, pieces, isOpenToSearch, clock: clockStandingAt(new Date('2024-04-06T12:00:00Z')) });
  return app;
}

describe('the sitemaps of a site that is open to search engines', () => {
  const app = siteThat(true);
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
    expect(index).toContain('en-matches-0');
  });

  it('name every page that is the same for everybody and rests on no piece, but for the search, the page of browsers without a network, that of editors and that of one device’s choices', async () => {
    const sitemap = await textOf('/sitemaps/en-pages-0.xml');
    const ofArticles = new Set([
      ...Object.values(sectionPaths),
      ...textPages.map((slug) => `/${slug}`),
      guideAddress.path,
      superCupAddress.path,
    ]);
    const standing = pages.filter(({ address: { path }, isPersonal }) => !isPersonal && !path.includes(':') && !ofArticles.has(path));
    const leftOut = standing.filter(({ address }) => !sitemap.includes(`<loc>https://tips.example${address.path}</loc>`));
    expect(leftOut.map(({ address }) => address.path)).toEqual([
      searchAddress.path,
      offlineAddress.path,
      editorsNamesAddress.path,
      carryAddress.path,
    ]);
  });

  it('give each address with the same page in every language', async () => {
    const german = await textOf('/sitemaps/de-teams-0.xml');
    expect(german).toContain('<loc>https://tips.example/de/teams/arsenal</loc><lastmod>2024-02-03T17:00:00.000Z</lastmod>');
    expect(german).toContain('hreflang="pt-BR" href="https://tips.example/pt_br/teams/arsenal"');
    expect(german).toContain('hreflang="it" href="https://pronostici.example/teams/arsenal"');
    expect(german).toContain('hreflang="x-default" href="https://tips.example/teams/arsenal"');
    expect(german.match(/<url>/g)).toHaveLength(2);
  });

  it('leave out clubs and competitions without a match', async () => {
    expect(await textOf('/sitemaps/en-teams-0.xml')).not.toContain('nowhere-rovers');
    const competitions = await textOf('/sitemaps/en-tournaments-0.xml');
    expect([competitions.includes('/england/premier-league'), competitions.includes('/england/empty-cup')]).toEqual([true, false]);
  });

  it('leave out clubs on which nobody has decided', async () => {
    await db.query(`insert into provisional_clubs values (8, 'football-data', 'england.premier-league', '2024-04-06T09:00:00Z')`);
    const undecided = await (await siteThat(true).request('/sitemaps/en-teams-0.xml')).text();
    await db.query('delete from provisional_clubs');
    const decided = await (await siteThat(true).request('/sitemaps/en-teams-0.xml')).text();
    expect([undecided, decided].map((text) => text.includes('/teams/everton<'))).toEqual([false, true]);
    expect(undecided).toContain('/teams/arsenal<');
  });

  it('say when each page last changed: when its last match ended, when a feed told of a coming one, when a tip was published', async () => {
    const changes = async (file: string) =>
      Object.fromEntries(
        [...(await textOf(file)).matchAll(/<loc>https:\/\/tips\.example\/([^<]+)<\/loc><lastmod>([^<]+)</g)].map(([, path, at]) => [
          path,
          at,
        ]),
      );
    expect(await changes('/sitemaps/en-matches-0.xml')).toEqual({
      'arsenal-everton': '2023-10-07T16:00:00.000Z',
      'everton-arsenal': '2024-02-03T17:00:00.000Z',
      'chelsea-everton': '2024-04-05T09:00:00.000Z',
    });
    await inTransaction(db, (client) => recordTips(client, [aTip({ matchId: 1 })], new Date('2024-03-01T08:00:00Z')));
    const later = siteThat(true);
    const text = await (await later.request('/sitemaps/en-matches-0.xml')).text();
    expect(text).toContain('<loc>https://tips.example/arsenal-everton</loc><lastmod>2024-03-01T08:00:00.000Z</lastmod>');
    const league = await (await later.request('/sitemaps/en-tournaments-0.xml')).text();
    expect(league).toContain('<lastmod>2024-04-05T09:00:00.000Z</lastmod>');
  });

  it('hold the indexes that have pieces, and every piece with the day of its last change', async () => {
    const greek = await textOf('/sitemaps/gr-pages-0.xml');
    expect(greek).toContain('<loc>https://tips.example/gr/betting-academy</loc>');
    expect(greek).toContain('<loc>https://tips.example/gr/betting-academy/a-price</loc><lastmod>2024-04-05T00:00:00.000Z</lastmod>');
    expect(greek).toContain('hreflang="it" href="https://pronostici.example/about-us"');
    expect(greek).toContain('<loc>https://tips.example/gr/super-cup-2025</loc>');
    expect(greek).not.toContain('sports-life');
  });

  it('name every piece of news, in every language, with the moment at which it was written', async () => {
    const german = await (await siteThat(true, dbWithNews).request('/sitemaps/de-pages-0.xml')).text();
    expect(german).toContain('<loc>https://tips.example/de/sports-life/news/tips-2024-02</loc><lastmod>2024-03-01T01:00:00.000Z</lastmod>');
    expect(german).toContain('hreflang="it" href="https://pronostici.example/sports-life/news/tips-2024-02"');
    expect(await textOf('/sitemaps/de-pages-0.xml')).not.toContain('/sports-life/news/');
  });

  it('have those of the last two days beside them, in every language', async () => {
    const index = await textOf('/sitemap.xml');
    for (const address of ['tips.example', 'tips.example/gr', 'pronostici.example'])
      expect(index).toContain(`<loc>https://${address}/news-sitemap.xml</loc>`);
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

describe('a site such as the demonstration', () => {
  const app = siteThat(false);

  it('is closed to search engines and has no sitemap', async () => {
    expect(await (await app.request('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    expect((await app.request('/sitemap.xml')).status).toBe(404);
    expect((await app.request('/sitemaps/en-pages-0.xml')).status).toBe(404);
  });
});

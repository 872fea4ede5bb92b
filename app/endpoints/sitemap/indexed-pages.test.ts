import { expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { pages } from '#app/pages.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listSitemapEntries, sitemapKinds } from '#data/queries/sitemap/list-sitemap-entries.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { sitemapPath } from './sitemap-path.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T14:50:00Z');
await storeCatalogue(db, smallCatalogue(), now);
const saka = { name: 'Bukayo Saka', externalId: '1460' };
await ingestAnswer(db, { name: 'api-football', isSimulated: false }, now, [
  feedMatch('Arsenal', 'Everton', '2024-03-02T15:00:00Z', { ...ended(2, 1), lineUps: { home: { starters: [saka], bench: [] } } }),
  feedMatch('Man City', 'Arsenal', '2024-04-20T15:00:00Z', { tournamentId: 'england.fa-cup' }),
]);
const ofCup = '/manchester-city-arsenal-2024-04-20';

async function listed(): Promise<string[]> {
  const files = await Promise.all(
    sitemapKinds.map(async (kind) => (await listSitemapEntries(db, kind, 0)).map((entry) => sitemapPath(kind, entry))),
  );
  return files.flat();
}

async function isIndexed(path: string, code: LocaleCode = 'en'): Promise<boolean> {
  return (await openPage(pages, createSiteForPages(db, now, { code }).site, path)).head.indexed;
}

it('lists pages of every kind, and every one of them is indexed', async () => {
  const paths = await listed();
  expect(paths).toEqual(
    expect.arrayContaining([
      '/england/premier-league',
      '/teams/arsenal',
      '/arsenal-everton-2024-03-02',
      ofCup,
      expect.stringMatching(/^\/players\//),
    ]),
  );
  for (const path of paths) expect([path, await isIndexed(path)]).toEqual([path, true]);
});

it('leaves out a match of a competition that a source alone knows, without odds, table and readers, which is indexed in no language', async () => {
  await db.query(`update tournaments set field_sources = '{"name": "api-football"}' where id = 'england.fa-cup'`);
  expect(await listed()).not.toContain(ofCup);
  expect([await isIndexed(ofCup), await isIndexed(ofCup, 'gr')]).toEqual([false, false]);
  expect([await isIndexed('/england/fa-cup'), await isIndexed('/arsenal-everton-2024-03-02')]).toEqual([true, true]);
});

it('lists it once somebody is alerted of the competition', async () => {
  await db.query(
    `with browser as (
       insert into push_subscriptions (endpoint, p256dh, auth, language, kinds, delay_seconds, zone, hide_scores, created_at, confirmed_at)
       values ('https://push.test/1', 'key', 'secret', 'en', '{goal}', 0, 'Europe/London', false, $1, $1) returning id
     )
     insert into push_follows (subject, subscription_id) select 'c' || numeric_id, browser.id from tournaments, browser where tournaments.id = 'england.fa-cup'`,
    [now],
  );
  expect(await listed()).toContain(ofCup);
  expect(await isIndexed(ofCup)).toBe(true);
});

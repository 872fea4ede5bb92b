import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { askResource } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { bonusBoxResource, offerBoxResource } from './offer-box.server.tsx';

const { db } = await createTestDatabase();
const now = new Date('2026-11-22T15:00:00Z');

async function ask(path: string, country: string | undefined, code: LocaleCode = 'en', bonusCode?: string) {
  const { site } = createSiteForPages(db, now, { code });
  const visitor = { country: async () => country, addressKey: async () => undefined, voterKey: async () => undefined };
  const resource = path.startsWith('/bonus-box') ? bonusBoxResource : offerBoxResource;
  const answer = await askResource(resource, { ...site, bonusCode }, path, visitor);
  return { status: answer.status, html: await answer.text() };
}
const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

describe('the box of offers', () => {
  it('holds links with their label for whoever may see them, in the language of the page', async () => {
    const { status, html } = await ask('/offer-box?placement=hbanner&sport=soccer', 'DE', 'de');
    expect(status).toBe(200);
    expect(linksOf(html)).toContain('/de/market/bet365/soccer/hbanner');
    expect(html).toMatch(/^<section aria-label="Anzeige">/);
    expect(html).not.toMatch(/Bonus|%/);
  });

  it.each([
    ['IT', 'en'],
    ['GB', 'it'],
    ['FR', 'en'],
    [undefined, 'en'],
  ] as const)('is empty for a visitor from %s on pages in %s', async (country, code) => {
    expect(await ask('/offer-box?placement=hbanner', country, code)).toEqual({ status: 204, html: '' });
  });

  it.each(['/offer-box', '/offer-box?placement=popup', '/offer-box?placement=prediction&match=2147483647'])(
    'does not exist at %s',
    async (path) => {
      await expect(ask(path, 'DE', 'de')).rejects.toMatchObject({ status: 404 });
    },
  );

  describe('beside a match', () => {
    const ids: Record<string, number> = {};
    beforeAll(async () => {
      await storeCatalogue(db, smallCatalogue(), now);
      await ingestMatches(db, now, [
        feedMatch('Arsenal', 'Everton', '2026-11-22T14:00:00Z', { season: '2026-27', status: 'live' }),
        feedMatch('Man City', 'Man United', '2026-11-22T16:30:00Z', { season: '2026-27' }),
      ]);
      const { rows } = await db.query<{ id: number; slug: string }>('select id, slug from matches');
      for (const { id, slug } of rows) ids[slug.replace(/-2026.*/, '')] = id;
    });
    const beside = (match: string) => ask(`/offer-box?placement=prediction&sport=soccer&match=${ids[match]}`, 'DE', 'de');

    it('is empty while it is played, where the law allows no offers beside live scores', async () => {
      expect(await beside('arsenal-everton')).toEqual({ status: 204, html: '' });
    });

    it('says for how many seconds it may stand until the match begins', async () => {
      expect((await beside('manchester-city-manchester-united')).html).toContain(`data-seconds="${90 * 60}"`);
    });
  });
});

describe('the box of the sign-up guide', () => {
  it('holds the code with its count where bonuses may be shown, a link alone where they may not, and nothing in Italy', async () => {
    const british = await ask('/bonus-box', 'GB', 'en', 'LEDGER-12');
    expect(british.html).toContain('<code>LEDGER-12</code>');
    expect(british.html).toContain('data-used="">Not used yet');
    expect(linksOf(british.html)).toEqual(['/goto/bet365/claimbonus', '/goto/bet365/claimbonus']);
    const german = await ask('/bonus-box', 'DE', 'de', 'LEDGER-12');
    expect(german.html).not.toContain('LEDGER-12');
    expect(linksOf(german.html)).toEqual(['/de/goto/bet365']);
    expect(await ask('/bonus-box', 'IT', 'en', 'LEDGER-12')).toEqual({ status: 204, html: '' });
  });
});

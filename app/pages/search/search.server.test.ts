import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { searchAddress } from './search.address.ts';
import { searchPage } from './search.page.ts';
import type { SearchView } from './search.server.ts';
import { suggestions } from './suggestions.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z'),
    feedMatch('Man City', 'Man United', '2024-04-07T14:00:00Z'),
    feedMatch('Nacional', 'Peñarol', '2024-04-07T19:00:00Z', { tournamentId: 'uruguay.primera-division', season: '2024' }),
  ]);
});

async function search(query: string, code: LocaleCode = 'en') {
  const { site } = createSiteForPages(db, now, { code });
  const { head, view } = await openPage<SearchView>(searchPage, site, `/search?${new URLSearchParams({ q: query })}`);
  return { head, view, names: view.found.map(({ name }) => name) };
}

describe('the search', () => {
  it.each([
    ['penarol', 'Peñarol'],
    ['PEÑAROL', 'Peñarol'],
    ['evertn', 'Everton'],
    ['premier leage', 'Premier League'],
  ])('for "%s" finds %s', async (query, name) => {
    expect((await search(query)).names).toContain(name);
  });

  it.each(['', ' ', 'qqqqzzzz', "'; drop table teams; --", '%', '\u0000'])('for %j finds nothing and stands', async (query) => {
    expect((await search(query)).names).toEqual([]);
  });

  it('reads the first eighty letters of whatever is asked', async () => {
    expect((await search('x'.repeat(100))).view.query).toHaveLength(80);
  });

  it('takes a whole text, which nobody searches for, as if nothing had been typed', async () => {
    expect((await search('x'.repeat(101))).view).toEqual({ query: '', found: [] });
  });

  it('is kept for nobody else', () => {
    for (const q of ['arsenal', ' ']) expect(searchAddress.read({}, new URLSearchParams({ q })).isKept).toBe(false);
    expect(searchAddress.read({}, new URLSearchParams()).isKept).toBe(true);
  });

  it('is never told to search engines', async () => {
    expect((await search('arsenal')).head).toMatchObject({ indexed: false, path: '/search?q=arsenal' });
  });
});

describe('what a field suggests', () => {
  it('leads to the page in the language of the reader', async () => {
    const { site } = createSiteForPages(db, now, { code: 'de' });
    const answer = await askResource(suggestions, site, '/search/suggestions?q=arsen');
    expect(await answer.json()).toEqual([expect.objectContaining({ name: 'Arsenal', detail: 'England', href: '/de/teams/arsenal' })]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Suggestion } from '#app/elements/shell/suggestion.ts';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { readArticles } from '#data/articles/read-articles.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { writeArticle } from '#tests/factories/write-article.ts';
import { searchAddress } from './search.address.ts';
import { searchPage } from './search.page.ts';
import type { SearchView } from './search.server.ts';
import { suggestions } from './suggestions.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
const content = mkdtempSync(join(tmpdir(), 'tipledger-search-'));
writeArticle(content, 'academy', 'closing-line-value', { body: '## The last price\n\nA text.' });
writeArticle(content, 'academy', 'odds-of-everton');
writeArticle(content, 'reviews', 'evertan', { topic: 'bookmakers' });
const pieces = readArticles(content);
afterAll(() => rmSync(content, { recursive: true }));

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Everton', 'Arsenal', '2023-12-02T15:00:00Z', ended(0, 2)),
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z'),
    feedMatch('Man City', 'Man United', '2024-04-07T14:00:00Z'),
    feedMatch('Nacional', 'Peñarol', '2024-04-07T19:00:00Z', { tournamentId: 'uruguay.primera-division', season: '2024' }),
  ]);
});

async function search(query: string, code: LocaleCode = 'en') {
  const { site } = createSiteForPages(db, now, { code, pieces });
  const { head, view } = await openPage<SearchView>(searchPage, site, `/search?${new URLSearchParams({ q: query })}`);
  const { clubs, competitions, coming, past, articles, reviews } = view;
  return {
    head,
    view,
    names: [...clubs, ...competitions].map(({ name }) => name),
    matches: { coming: coming.map(versus), past: past.map(versus) },
    articles: articles.map(({ title }) => title),
    reviews: reviews.map(({ title }) => title),
  };
}

const versus = ({ homeName, awayName }: { homeName: string; awayName: string }) => `${homeName} – ${awayName}`;

describe('the search for players', () => {
  const saka = { name: 'Bukayo Saka', externalId: '1460', shirtNumber: 7 };
  const doucoure = { name: 'Abdoulaye Doucouré', externalId: '15', shirtNumber: 16 };

  beforeAll(() =>
    ingestMatches(db, now, [
      feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', {
        lineUps: { home: { starters: [saka], bench: [] }, away: { starters: [doucoure], bench: [] } },
      }),
    ]),
  );

  it.each([
    ['saka', 'Bukayo Saka', 'Arsenal'],
    ['buk', 'Bukayo Saka', 'Arsenal'],
    ['DOUCOURE', 'Abdoulaye Doucouré', 'Everton'],
    ['abdoulaye dou', 'Abdoulaye Doucouré', 'Everton'],
  ])('finds "%s" as %s of %s', async (query, name, club) => {
    const { players } = (await search(query)).view;
    expect(players.map((player) => [player.name, player.club?.name])).toEqual([[name, club]]);
  });

  it('finds nobody by letters within a word, nor by two letters', async () => {
    for (const query of ['aka', 'sa']) expect((await search(query)).view.players).toEqual([]);
  });
});

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
    expect(await search(query)).toMatchObject({ names: [], matches: { coming: [], past: [] }, articles: [], reviews: [] });
  });

  it('lists what the clubs that are called so play next and played last', async () => {
    expect((await search('arsenal')).matches).toEqual({ coming: ['Arsenal – Everton'], past: ['Everton – Arsenal'] });
    expect((await search('manchester')).matches.coming).toEqual(['Manchester City – Manchester United']);
  });

  it.each(['arsenal everton', 'Everton - Arsenal', 'everton vs arsenal', 'arsenal v evertn', 'Arsenal – Everton'])(
    'finds the matches of two clubs by "%s", on either ground',
    async (query) => {
      const { view, matches } = await search(query);
      expect(matches).toEqual({ coming: ['Arsenal – Everton'], past: ['Everton – Arsenal'] });
      expect(view.isPair).toBe(true);
      expect(view.clubs.map(({ name }) => name).sort()).toEqual(['Arsenal', 'Everton']);
    },
  );

  it('finds no match of two clubs that have none', async () => {
    expect(await search('arsenal nacional')).toMatchObject({ matches: { coming: [], past: [] } });
  });

  it.each([
    ['closing line', 'en closing-line-value'],
    ['value closing', 'en closing-line-value'],
    ['last price', 'en closing-line-value'],
    ['closnig', 'en closing-line-value'],
    ['everton', 'en odds-of-everton'],
  ])('finds an article by "%s"', async (query, title) => {
    expect(await search(query)).toMatchObject({ articles: [title], reviews: [] });
  });

  it('lists no matches of a club that is only spelt like an article', async () => {
    expect((await search('evertan')).matches).toEqual({ coming: [], past: [] });
    expect((await search('evertn')).matches.coming).toEqual(['Arsenal – Everton']);
  });

  it('lists reviews under a heading of their own, and pieces in the language of the reader', async () => {
    expect(await search('evertan')).toMatchObject({ articles: [], reviews: ['en evertan'] });
    expect(await search('evertan', 'de')).toMatchObject({ reviews: ['de evertan'] });
  });

  it.each([
    ['arsenal everton prediction', 'en'],
    ['Tipp Arsenal Everton', 'de'],
    ['προβλέψεις arsenal everton', 'gr'],
  ] as const)('finds the match whose prediction is looked for: %s', async (query, code) => {
    expect((await search(query, code)).matches.coming).toHaveLength(1);
  });

  it('reads the first eighty letters of whatever is asked', async () => {
    expect((await search('x'.repeat(100))).view.query).toHaveLength(80);
  });

  it('takes a whole text, which nobody searches for, as if nothing had been typed', async () => {
    expect(await search('x'.repeat(101))).toMatchObject({ view: { query: '' }, names: [], articles: [] });
  });

  it('is kept for nobody else', () => {
    for (const q of ['arsenal', ' ']) expect(searchAddress.read({}, new URLSearchParams({ q })).isCacheable).toBe(false);
    expect(searchAddress.read({}, new URLSearchParams()).isCacheable).toBe(true);
  });

  it('is never told to search engines', async () => {
    expect((await search('arsenal')).head).toMatchObject({ indexed: false, path: '/search?q=arsenal' });
  });
});

describe('what a field suggests', () => {
  async function suggest(query: string, code: LocaleCode = 'en'): Promise<readonly Suggestion[]> {
    const { site } = createSiteForPages(db, now, { code, pieces });
    const answer = await askResource(suggestions, site, `/search/suggestions?${new URLSearchParams({ q: query })}`);
    return (await answer.json()) as readonly Suggestion[];
  }

  const names = async (query: string) => (await suggest(query)).map(({ name, detail }) => [name, detail]);

  it('leads to the page in the language of the reader', async () => {
    expect(await suggest('arsen', 'de')).toEqual([
      expect.objectContaining({ name: 'Arsenal', detail: 'England', href: '/de/teams/arsenal' }),
    ]);
  });

  it('has the monogram of a club, and none for a competition', async () => {
    const [club] = await suggest('arsen');
    expect(club?.crest).toEqual({
      letters: 'AR',
      pattern: expect.any(String),
      field: '#5b6068',
      mark: '#d9d5ca',
      ink: expect.any(String),
    });
    const [competition] = await suggest('premier');
    expect(competition).toEqual({ name: 'Premier League', detail: 'England', href: '/england/premier-league' });
  });

  it('names an article before clubs that are only spelt like it', async () => {
    expect((await suggest('evertan')).map(({ name }) => name)).toEqual(['en evertan', 'Everton']);
  });

  it('leads to the next match of a club that is typed out, to matches of two, and to what is written', async () => {
    expect(await names('everton')).toEqual([
      ['Everton', 'England'],
      ['Arsenal v Everton', 'Premier League, 6 Apr'],
      ['en odds-of-everton', 'Odds'],
    ]);
    expect(await names('everton arsenal')).toEqual([
      ['Arsenal v Everton', 'Premier League, 6 Apr'],
      ['Everton v Arsenal', 'Premier League, 2 Dec'],
      ['Everton', 'England'],
      ['Arsenal', 'England'],
    ]);
  });

  it('says of a match to come what is predicted', async () => {
    const { rows } = await db.query<{ id: number }>("select id from matches where slug = 'arsenal-everton-2024-04-06'");
    // By independent numbers of goals, 1.8 and 1.5, Arsenal win in 44.9 of 100.
    await aForecast(db, { matchId: rows[0]?.id as number });
    expect(await names('everton arsenal')).toContainEqual(['Arsenal v Everton', 'Premier League, 6 Apr · Arsenal 45%']);
  });
});

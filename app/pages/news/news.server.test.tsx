import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { PlaceProvider } from '#app/document/place.tsx';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { storeNews } from '#data/commands/news/store-news.ts';
import type { NewsFacts } from '#domain/news/news-facts.ts';
import { headMarkup } from '#tests/factories/head-markup.ts';
import { aMonthOfTips, aRoundReview, aSeasonRace, aWeekendAhead } from '#tests/factories/news-articles.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { newsPage } from './news.page.ts';
import { NewsPage } from './news-page.tsx';
import { newsSitemapResource } from './news-sitemap.server.ts';
import type { NewsView } from './news-view.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-04T12:00:00Z');
const review = { slug: 'the-review', at: new Date('2024-04-01T18:00:00Z') };

function catalogueWithOwnName(): Catalogue {
  return { ...smallCatalogue(), clubNames: new Map([['en', new Map([['arsenal', ['The Arsenal', 'Arsenal'] as const]])]]) };
}

beforeAll(async () => {
  await storeCatalogue(db, catalogueWithOwnName(), now);
  const { rows } = await db.query<{ id: number }>("select numeric_id as id from tournaments where slug = 'premier-league'");
  const tournamentId = rows[0]?.id as number;
  const store = (slug: string, facts: NewsFacts, at: Date, ofLeague = true) =>
    storeNews(db, { slug, facts, tournamentId: ofLeague ? tournamentId : null, clubs: [] }, at);
  await store('the-month', aMonthOfTips(), new Date('2024-04-01T01:00:00Z'), false);
  await store(review.slug, aRoundReview(), review.at);
  await store('the-race', aSeasonRace(), new Date('2024-04-02T12:00:01Z'));
  await store('the-weekend', aWeekendAhead(), new Date('2024-04-04T08:00:00Z'));
});

async function open(slug: string, code: LocaleCode = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  const opened = await openPage<NewsView>(newsPage, site, `/sports-life/news/${slug}`);
  const markup = renderToStaticMarkup(
    <WordsProvider words={site.words}>
      <PlaceProvider place={{ pathname: opened.view.path, search: '', root: 'https://example.org', otherOrigins: {} }}>
        <NewsPage view={opened.view} />
      </PlaceProvider>
    </WordsProvider>,
  );
  return { ...opened, markup, topics: notes.topics };
}

const textOf = (markup: string) =>
  markup
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('a piece of news', () => {
  it.each(['the-review', 'the-weekend', 'the-race', 'the-month'])('%s shows its headline and all of its paragraphs', async (slug) => {
    const { view, markup } = await open(slug);
    expect(markup).toContain(`${view.headline}</h1>`);
    expect(view.paragraphs.length).toBeGreaterThan(0);
    for (const paragraph of view.paragraphs) expect(markup).toContain(`<p>${paragraph}</p>`);
    expect(view.headline).not.toMatch(/[.!]$/);
    for (const paragraph of view.paragraphs) expect(paragraph).toMatch(/^\p{Lu}.*[.]$/su);
  });

  it('calls clubs what readers of the language call them, also where the facts were written under another name', async () => {
    const { view, markup } = await open(review.slug);
    expect(view.names.get('arsenal')).toBe('The Arsenal');
    expect(textOf(markup)).toContain('The Arsenal v Everton');
  });

  it('of a week shows results, the chance that each had, and places before and after', async () => {
    const { markup } = await open(review.slug);
    const text = textOf(markup);
    expect(markup).not.toContain('<th scope="col"></th>');
    expect(text).toMatch(/The Arsenal v Everton 30 Mar 0[–-]1 10%/);
    expect(text).toMatch(/Manchester City v Manchester United 31 Mar 4[–-]0/);
    expect(text).toContain('Everton: 3 before, 1 now');
    expect(markup).toContain('href="/arsenal-everton-2024-03-30"');
  });

  it('of a weekend shows each match with its kick-off and its chances', async () => {
    const { markup } = await open('the-weekend');
    expect(textOf(markup)).toMatch(/The Arsenal v Everton .*62% · 21% · 17%/);
    expect(markup).toContain('href="/manchester-city-manchester-united-2024-04-07"');
    expect(markup).toContain('2024-04-06T14:00');
  });

  it('of a race shows whoever has a chance at either end, the greatest first', async () => {
    const text = textOf((await open('the-race')).markup);
    expect(text).toMatch(
      /Champions.*The Arsenal.*55%.*Everton.*30%.*Manchester City.*15%.*Relegation.*Manchester United.*80%.*Manchester City.*20%/,
    );
  });

  it('of a month shows the curve of its units and how it ended', async () => {
    const { markup } = await open('the-month');
    expect(markup).toMatch(/aria-label="Units won or lost, tip by tip: \+1\.75"/);
  });

  it('says when it was compiled, and of which competition it is, if of any', async () => {
    const { markup, view } = await open(review.slug);
    expect(markup).toMatch(/<time dateTime="2024-04-01T18:00:00.000Z">[^<]*1 April 2024/i);
    expect(view.competition).toEqual({ name: 'Premier League', path: '/england/premier-league' });
    expect((await open('the-month')).view.competition).toBeUndefined();
  });

  it.each([
    ['the-review', 'en', 'Matches of 30–31 March 2024'],
    ['the-review', 'cz', 'Zápasy 30.–31. března 2024'],
    ['the-review', 'de', 'Spiele: 30.–31. März 2024'],
    ['the-review', 'es', 'Partidos del 30–31 de marzo de 2024'],
    ['the-review', 'gr', 'Αγώνες 30–31 Μαρτίου 2024'],
    ['the-review', 'it', 'Partite: 30–31 marzo 2024'],
    ['the-review', 'pt_br', 'Jogos de 30–31 de março de 2024'],
    ['the-weekend', 'en', 'Matches of 5–8 April 2024'],
  ] as const)('%s names in %s the days of its matches apart from its own', async (slug, code, days) => {
    expect(textOf((await open(slug, code)).markup)).toContain(` ${days} `);
  });

  it('without matches names no days of them', async () => {
    expect((await open('the-month')).markup).not.toContain('Matches of');
  });

  it('leads to others of its competition, not to itself', async () => {
    expect((await open(review.slug)).view.more.map(({ path }) => path)).toEqual([
      '/sports-life/news/the-weekend',
      '/sports-life/news/the-race',
    ]);
    expect((await open('the-month')).view.more).toHaveLength(3);
  });

  it('does not exist at an unknown address', async () => {
    await expect(open('nothing')).rejects.toMatchObject({ status: 404 });
  });

  it('goes stale with the news and with the names of clubs', async () => {
    expect((await open(review.slug)).topics).toEqual(expect.arrayContaining(['news', 'catalogue']));
  });
});

describe('a search engine', () => {
  it('is told of a news article with its text, its days and its address', async () => {
    const { view, markup } = await open(review.slug);
    const scripts = [...markup.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    expect(scripts.map(([, json]) => JSON.parse(json as string))).toContainEqual(view.structured);
    expect(view.structured).toMatchObject({
      '@type': 'NewsArticle',
      headline: view.headline,
      articleBody: view.paragraphs.join(' '),
      inLanguage: 'en',
      datePublished: '2024-04-01T18:00:00.000Z',
      dateModified: '2024-04-01T18:00:00.000Z',
      temporalCoverage: '2024-03-30/2024-03-31',
      mainEntityOfPage: 'https://example.org/sports-life/news/the-review',
    });
  });

  it('and a network find title, description, day and feed in the head', async () => {
    const { head, view } = await open(review.slug);
    expect(head).toMatchObject({ path: '/sports-life/news/the-review', indexed: true });
    expect(head.title).toContain(view.headline);
    const markup = headMarkup(head);
    expect(markup).toContain('<meta property="og:type" content="article"/>');
    expect(markup).toContain('content="2024-04-01T18:00:00.000Z"');
    expect(markup).toContain('https://example.org/articles.xml');
  });
});

describe('the sitemap of news', () => {
  const read = async (isOpenToSearch: boolean) => {
    const { site, notes } = createSiteForPages(db, now);
    const answer = await askResource(newsSitemapResource, { ...site, isOpenToSearch }, '/news-sitemap.xml');
    return { xml: await answer.text(), type: answer.headers.get('Content-Type'), notes };
  };

  it('names the news of the last 48 hours with name, language, day and title', async () => {
    const { xml, type } = await read(true);
    expect(type).toBe('application/xml; charset=utf-8');
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://example.org/sports-life/news/the-weekend',
      'https://example.org/sports-life/news/the-race',
    ]);
    expect(xml).toContain('<news:publication><news:name>Tipledger</news:name><news:language>en</news:language></news:publication>');
    expect(xml).toContain('<news:publication_date>2024-04-04T08:00:00.000Z</news:publication_date>');
    expect(xml).toContain(`<news:title>${(await open('the-weekend')).view.headline.replaceAll('&', '&amp;')}</news:title>`);
  });

  it('is empty on a site that is closed to search engines', async () => {
    expect((await read(false)).xml).not.toContain('<url>');
  });

  it('is made again after an hour, when some have grown old', async () => {
    const { notes } = await read(true);
    expect(notes.topics).toContain('news');
    expect(notes.until).toEqual([new Date('2024-04-04T13:00:00Z')]);
  });
});

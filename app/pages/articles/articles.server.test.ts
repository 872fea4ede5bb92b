import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexedSections } from '#app/addresses/article-paths.ts';
import { topicKey } from '#app/components/matches/topic-key.ts';
import { shareAddresses } from '#app/components/page/share-links.tsx';
import { defaultLocale, type LocaleCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { topicsOfSection } from '#data/articles/article.ts';
import { readArticles } from '#data/articles/read-articles.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { storeNews } from '#data/commands/news/store-news.ts';
import { headMarkup } from '#tests/factories/head-markup.ts';
import { aMonthOfTips, aRoundReview } from '#tests/factories/news-articles.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { writeArticle } from '#tests/factories/write-article.ts';
import { writeSpecial } from '#tests/factories/write-special.ts';
import { articlePages } from './article.page.ts';
import type { ArticleView } from './article-view.ts';
import { articlesFeedResource } from './articles-feed.server.ts';
import { sectionPages } from './section.page.ts';
import { SectionPage } from './section-page.tsx';
import type { SectionView } from './section-view.ts';

const { db } = await createTestDatabase();
const { db: dbWithNews } = await createTestDatabase();
const now = new Date('2026-11-22T12:00:00Z');
const content = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(content, { recursive: true }));
const long = `First [the odds](/odds), then [elsewhere](https://example.com/a).\n\n## The sum\n\n${'word '.repeat(1_090)}`;
writeArticle(content, 'academy', 'value', { topic: 'prices', order: 2, related: ['a-limit'], body: long });
writeArticle(content, 'academy', 'odds-formats', { topic: 'prices', order: 1, published: '2026-11-20' });
writeArticle(content, 'academy', 'a-limit', { topic: 'control' });
writeArticle(content, 'sports-life', 'added-time', { topic: 'numbers' });
writeSpecial(content, 'super-cup-2025');
writeArticle(content, 'pages', 'about-us', { topic: 'site', body: 'Who [we](/contact) are.' });
const pieces = readArticles(content);

beforeAll(async () => {
  await storeCatalogue(dbWithNews, smallCatalogue(), now);
  const { rows } = await dbWithNews.query<{ id: number }>("select numeric_id as id from tournaments where slug = 'premier-league'");
  const month = { slug: 'the-month', facts: aMonthOfTips(), tournamentId: null, clubs: [] };
  const review = { slug: 'the-review', facts: aRoundReview(), tournamentId: rows[0]?.id as number, clubs: [] };
  await storeNews(dbWithNews, month, new Date('2026-11-01T01:00:00Z'));
  await storeNews(dbWithNews, review, new Date('2026-11-21T18:30:00Z'));
});

interface RequestOptions {
  readonly code?: LocaleCode;
  readonly domains?: Partial<Record<LocaleCode, string>>;
  readonly written?: typeof pieces;
}

const siteOf = ({ code = 'en', domains = {}, written = pieces }: RequestOptions = {}) =>
  createSiteForPages(db, now, { code, domains, pieces: written }).site;
const siteWithNews = () => createSiteForPages(dbWithNews, now, { pieces }).site;
const index = (path: string, requested?: RequestOptions) => openPage<SectionView>(sectionPages, siteOf(requested), path);
const page = (path: string, requested?: RequestOptions) => openPage<ArticleView>(articlePages, siteOf(requested), path);

describe('an index', () => {
  it('lists the pieces of its section by topic, in the order of the content, with the time it takes to read them', async () => {
    const { view, head } = await index('/betting-academy');
    expect(view.topics.map(({ topic, pieces: ofTopic }) => [topic, ofTopic.map(({ path, minutes }) => [path, minutes])])).toEqual([
      [
        'prices',
        [
          ['/betting-academy/odds-formats', 1],
          ['/betting-academy/value', 5],
        ],
      ],
      ['control', [['/betting-academy/a-limit', 1]]],
    ]);
    expect(head).toMatchObject({ title: 'Betting academy · Tipledger', path: '/betting-academy', indexed: true });
  });

  it('speaks the language of its address', async () => {
    const { view, head } = await index('/betting-academy', { code: 'gr' });
    expect(view.topics[0]?.pieces[0]?.title).toBe('el odds-formats');
    expect(head.title).toBe('Ακαδημία στοιχήματος · Tipledger');
  });

  it('names the specials at its head, in sports life alone', async () => {
    expect((await index('/sports-life', { code: 'de' })).view.specials).toMatchObject([
      { path: '/super-cup-2025', title: 'de super-cup-2025' },
    ]);
    expect((await index('/betting-academy')).view.specials).toEqual([]);
  });

  it('of a section without pieces is empty, and not for search engines', async () => {
    const { view, head } = await index('/where-to-use-our-tips');
    expect([view.topics, head.indexed]).toEqual([[], false]);
  });

  it('has words for every topic that content may have', () => {
    const { t } = createWordsOf(defaultLocale);
    for (const topic of indexedSections.flatMap((known) => topicsOfSection[known])) expect(t(topicKey(topic))).toBeTruthy();
  });
});

describe('an article', () => {
  it('is shown with its headings, its day and what to read next', async () => {
    const { view } = await page('/betting-academy/value');
    expect(view).toMatchObject({ title: 'en value', updated: '2026-11-21', minutes: 5, headings: [{ id: 'the-sum', text: 'The sum' }] });
    expect(view.related.map(({ path }) => path)).toEqual(['/betting-academy/a-limit']);
    expect(view.beside).toEqual({
      kind: 'topics',
      section: 'academy',
      topics: [
        { topic: 'prices', pieces: 2 },
        { topic: 'control', pieces: 1 },
      ],
    });
  });

  it('leads on in its own language, and out of the site as it is written', async () => {
    const html = async (path: string, requested: RequestOptions) => (await page(path, requested)).view.html;
    expect(await html('/betting-academy/value', { code: 'pt_br' })).toContain(
      'First <a href="/pt_br/odds">the odds</a>, then <a href="https://example.com/a">',
    );
    expect(await html('/betting-academy/value', {})).toContain('<a href="/odds">');
  });

  it('tells search engines what it is', async () => {
    const { head, view } = await page('/betting-academy/value', { code: 'cz' });
    const tags = headMarkup(head);
    expect(tags).toContain('<meta property="og:type" content="article"/>');
    expect(tags).toContain('<meta property="article:modified_time" content="2026-11-21"/>');
    expect(tags).toContain('<link rel="alternate" hrefLang="el" href="https://example.org/gr/betting-academy/value"/>');
    expect(tags).toContain(
      '<link rel="alternate" type="application/rss+xml" href="https://example.org/cz/articles.xml" title="Tipledger: články"/>',
    );
    expect(tags).toContain('<meta property="og:image:alt" content="Sázkařská akademie · cs value · Tipledger"/>');
    expect(view.structured).toMatchObject({
      '@type': 'Article',
      image: expect.stringMatching(/^https:\/\/example\.org\/cz\/share\/academy\/value\/[0-9a-f]{12}\.png$/),
      headline: 'cs value',
      inLanguage: 'cs',
      datePublished: '2026-11-01',
      dateModified: '2026-11-21',
      mainEntityOfPage: 'https://example.org/cz/betting-academy/value',
      articleSection: ['Sázkařská akademie', 'Kurzy a hodnota'],
    });
  });

  it.each(['/betting-academy/nothing', '/betting-academy/added-time', '/sports-life/about-us'])('%s is not found', async (path) => {
    for (const code of ['en', 'cz'] as const) await expect(page(path, { code })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a page at the root', () => {
  it('is no article, and stands beside the other pages', async () => {
    const { head, view } = await page('/about-us', { code: 'de' });
    expect(headMarkup(head)).toContain('<meta property="og:type" content="website"/>');
    expect(view).toMatchObject({ title: 'de about-us', structured: { '@type': 'WebPage' } });
    expect(view.html).toBe('<p>Who <a href="/de/contact">we</a> are.</p>');
    expect(view.beside).toEqual({ kind: 'pages', pages: [{ path: '/about-us', title: 'de about-us' }] });
  });
});

describe('sports life', () => {
  const markupOf = (site: Site, view: SectionView) =>
    renderToStaticMarkup(WordsProvider({ words: site.words, children: createElement(SectionPage, { view }) }));

  it('lists the news, the newest first, with their competition', async () => {
    const site = siteWithNews();
    const { view } = await openPage<SectionView>(sectionPages, site, '/sports-life');
    expect(view.news?.map(({ path, competition }) => [path, competition])).toEqual([
      ['/sports-life/news/the-review', 'Premier League'],
      ['/sports-life/news/the-month', undefined],
    ]);
    const markup = markupOf(site, view);
    expect(markup).toContain('href="/sports-life/news/the-review"');
    expect(markup).toContain(view.news?.[0]?.headline);
  });

  it('says that there are none yet, and other sections speak of none', async () => {
    const { view } = await index('/sports-life');
    expect(view.news).toEqual([]);
    expect(markupOf(siteOf(), view)).toContain('No news yet');
    expect((await index('/betting-academy')).view.news).toBeUndefined();
  });
});

describe('the feed of articles', () => {
  const read = async (requested?: RequestOptions) => (await askResource(articlesFeedResource, siteOf(requested), '/articles.xml')).text();

  it('tells the articles of all sections, the newest first, and no standing page', async () => {
    const xml = await read();
    expect([...xml.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
      'en odds-formats',
      'en value',
      'en a-limit',
      'en added-time',
      'en super-cup-2025',
    ]);
    expect(xml).toContain('<link>https://example.org/betting-academy/odds-formats</link>');
    expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>');
  });

  it('tells news among the articles by their first paragraph, with the moment at which they were written', async () => {
    const xml = await (await askResource(articlesFeedResource, siteWithNews(), '/articles.xml')).text();
    expect([...xml.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
      expect.stringContaining('Everton'),
      'en odds-formats',
      expect.stringContaining('March'),
      'en value',
      'en a-limit',
      'en added-time',
      'en super-cup-2025',
    ]);
    expect(xml).toContain('<link>https://example.org/sports-life/news/the-review</link>');
    expect(xml).toMatch(/<description>Matches of 30–31 March 2024\. /);
    expect(xml).toContain('<pubDate>Sat, 21 Nov 2026 18:30:00 GMT</pubDate>');
  });

  it('speaks the language of its address, where that is at home', async () => {
    const xml = await read({ code: 'it', domains: { it: 'pronostici.example' } });
    expect(xml).toContain('<language>it</language>');
    expect(xml).toContain('href="https://pronostici.example/articles.xml"');
    expect(xml).toContain('<link>https://pronostici.example/sports-life/added-time</link>');
  });
});

it('an article is passed on with its title and address, whatever is in them', async () => {
  const [mail, whatsApp] = shareAddresses('Odds & value: 50%?', 'https://example.org/gr/a');
  expect(mail?.href).toBe('mailto:?subject=Odds%20%26%20value%3A%2050%25%3F&body=https%3A%2F%2Fexample.org%2Fgr%2Fa');
  expect(whatsApp?.href).toBe('https://wa.me/?text=Odds%20%26%20value%3A%2050%25%3F%20https%3A%2F%2Fexample.org%2Fgr%2Fa');
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { readArticles } from '#data/articles/read-articles.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { writeArticle } from '#tests/factories/write-article.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { sectionPages } from './section.page.ts';
import type { SectionView } from './section-view.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
const content = mkdtempSync(join(tmpdir(), 'tipledger-comparison-'));
afterAll(() => rmSync(content, { recursive: true }));
const body = ':::figure[Score]\n\n| Criterion | Score |\n| --- | --: |\n| **Overall** | **3.8** |\n\n:::\n';
const drawing = { kind: 'points' as const, figure: 1, columns: [2], marked: [], shown: [1, 2] as [number, number] };
const bookmaker = (slug: string, order: number, licences: string[], languages: string[] = []) =>
  writeArticle(content, 'reviews', slug, { topic: 'bookmakers', order, body, drawing, review: { licences, languages } });
bookmaker('bet365', 1, ['GB', 'BR']);
bookmaker('ladbrokes', 2, ['GB'], ['de']);
bookmaker('sbobet', 3, []);
writeArticle(content, 'reviews', 'how-we-review', { topic: 'method' });
writeArticle(content, 'academy', 'value');
const pieces = readArticles(content);

/** Returns a match with the prices of a bookmaker at some moments. */
function priced(
  home: string,
  away: string,
  day: string,
  bookmaker: string,
  ...quoted: [at: string, ...prices: (number | null)[]][]
): FeedMatch {
  return feedMatch(home, away, `${day}T15:00:00Z`, {
    ...ended(1, 0),
    season: Number(day.slice(0, 4)) < 2023 ? '2019-20' : '2023-24',
    quotes: quoted.map(([at, ...prices]) => ({
      bookmaker,
      market: 'match-result',
      line: 0,
      phase: 'moving',
      quotedAt: new Date(`${day}T${at}:00Z`),
      prices,
    })),
  });
}

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    // 1/2 + 1/4 + 1/4 is 1; 1/1.6 + 1/4 + 1/4 is 1.125; the later prices do not count.
    priced('Arsenal', 'Everton', '2024-03-02', 'bet365', ['10:00', 1.6, 4, 4], ['12:00', 2, 4, 4]),
    // 1/2 + 1/4 + 1/3.2 is 1.0625.
    priced('Everton', 'Arsenal', '2024-03-09', 'bet365', ['10:00', 2, 4, 3.2]),
    // A price is missing.
    priced('Man City', 'Arsenal', '2024-03-16', 'bet365', ['10:00', 2, null, 3.2]),
    // More than three years ago.
    priced('Man City', 'Everton', '2020-02-01', 'ladbrokes', ['10:00', 1.6, 4, 4]),
  ]);
});

async function comparison(code: LocaleCode = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code, pieces });
  const { view } = await openPage<SectionView>(sectionPages, site, '/where-to-use-our-tips');
  return { ...view.comparison, words: site.words, until: notes.until };
}

it('compares the reviewed bookmakers by what their reviews say, and by the first prices of the latest season', async () => {
  const { rows } = await comparison();
  expect(rows?.map(({ name, score, licences, languages }) => [name, score, licences, languages])).toEqual([
    ['bet365', '3.8', ['GB', 'BR'], []],
    ['Ladbrokes', '3.8', ['GB'], ['de']],
    ['SBOBET', '3.8', [], []],
  ]);
  expect(rows?.map(({ counted }) => counted)).toEqual([
    { bookmaker: 'bet365', season: '2023-24', matches: 2, margin: expect.closeTo((0.125 + 0.0625) / 2, 6) },
    undefined,
    undefined,
  ]);
});

it('is right until the next day', async () => {
  expect((await comparison()).until).toEqual([new Date('2024-04-06T23:00:00Z')]);
});

it.each([
  [
    'en',
    'bet365|3.8|9.4%2023/24, 2 matches|91.4%|Brazil, United Kingdom|–not known',
    'SBOBET|3.8|–not known|–not known|none that we found|–not known',
  ],
  [
    'de',
    'bet365|3.8|9,4 %2023/24, 2 Spiele|91,4 %|Brasilien, Vereinigtes Königreich|–nicht bekannt',
    'SBOBET|3.8|–nicht bekannt|–nicht bekannt|keine gefunden|–nicht bekannt',
  ],
] as const)('says in %s of which matches a margin is, and writes a dash for what is not known', async (code, first, last) => {
  const { rows = [], updated, words } = await comparison(code);
  if (updated === undefined) throw new Error('nothing is compared');
  const html = renderToStaticMarkup(
    <WordsProvider words={words}>
      <ComparisonTable comparison={{ rows, updated }} />
    </WordsProvider>,
  );
  const lines = [...html.matchAll(/<tr>(<th scope="row".*?)<\/tr>/g)].map(([, row]) =>
    (row ?? '')
      .replaceAll(/<\/t[dh]>(?=.)/g, '|')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('\u00a0', ' '),
  );
  expect([lines[0], lines[2]]).toEqual([first, last]);
  expect(html).toContain(code === 'en' ? 'as of 21 November 2026' : 'Stand 21. November 2026');
});

it('stands in the index of the reviews alone', async () => {
  const { site } = createSiteForPages(db, now, { pieces });
  expect((await openPage<SectionView>(sectionPages, site, '/betting-academy')).view.comparison).toBeUndefined();
});

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { PlaceProvider } from '#app/document/place.tsx';
import { locales } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { tableEmbed } from '#app/pages/embed/table.server.tsx';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { confirmClub } from '#data/commands/clubs/decide-on-club.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { teamPage } from '../pages/team/team.page.ts';
import { tournamentPage } from '../pages/tournament/tournament.page.ts';
import { SuspectedTwinsNote } from './suspected-twins-note.tsx';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
const twins = [{ name: 'Man. City', otherName: 'Manchester City' }];

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Man City', 'Arsenal', '2024-03-02T15:00:00Z', ended(1, 0)),
    feedMatch('Man. City FC.', 'Arsenal', '2024-03-30T15:00:00Z', ended(2, 0)),
  ]);
  await db.query(`update teams set name = 'Man. City' where slug = 'man-city-fc'`);
});

it.each(locales.map((locale) => [locale.tag, locale] as const))('names both clubs in %s', (_, locale) => {
  const html = renderToStaticMarkup(
    <WordsProvider words={createWordsOf(locale)}>
      <SuspectedTwinsNote twins={twins} />
    </WordsProvider>,
  );
  expect(html).toMatch(/^<p[^>]*>[^<]{20,}: Man\. City \/ Manchester City\. [^<]{20,}<\/p>$/);
});

it('stands where the table of the two is, until somebody has decided', async () => {
  const told = async () => {
    const { site } = createSiteForPages(db, now, { code: 'en' });
    const shown = [
      (await openPage(tournamentPage, site, '/england/premier-league')).content,
      (await openPage(teamPage, site, '/teams/arsenal')).content,
    ];
    const pages = shown.map((content) =>
      renderToStaticMarkup(
        <SiteFactsProvider facts={siteFacts()}>
          <PlaceProvider place={{ pathname: '/', search: '', root: 'https://tips.example', otherOrigins: {} }}>
            <WordsProvider words={site.words}>{content}</WordsProvider>
          </PlaceProvider>
        </SiteFactsProvider>,
      ),
    );
    const embedded = await (await askResource(tableEmbed, site, '/embed/table/england/premier-league')).text();
    return [...pages, embedded].map((html) => html.includes('Man. City / Manchester City'));
  };
  expect(await told()).toEqual([true, true, true]);
  await confirmClub(db, 'man-city-fc', undefined, now);
  expect(await told()).toEqual([false, false, false]);
});

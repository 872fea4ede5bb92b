import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import type { Sport } from '#domain/sports/sport.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { storeTwoSidedWorld } from '#tests/factories/two-sided-world.ts';
import { editorsNamesPage } from './editors-names.page.ts';
import type { EditorsNamesView } from './editors-names.server.ts';
import { EditorsNamesPage } from './editors-names-page.tsx';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');

beforeAll(async () => {
  await storeTwoSidedWorld(db, now);
  await addClubs(db, 'Nowhere Rovers');
});

async function open(code: LocaleCode = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  return { site, notes, ...(await openPage<EditorsNamesView>(editorsNamesPage, site, '/editors/names')) };
}

const namesOf = (sport: Sport, { view }: { readonly view: EditorsNamesView }) =>
  view.ofSports.find((names) => names.sport === sport)?.names ?? [];

it('lists every club by country, in the order of the language', async () => {
  const { view } = await open();
  expect(view.countries.map(({ region, clubs }) => [region, clubs.length])).toEqual([
    ['GB-ENG', 5],
    ['PT', 2],
    ['UY', 2],
  ]);
});

it('gives each club its names in lists and the forms that the language’s prose has of it', async () => {
  const { view } = await open();
  const clubs = view.countries.flatMap((country) => country.clubs);
  const arsenal = clubs.find(({ slug }) => slug === 'arsenal');
  expect(arsenal).toMatchObject({ name: 'Arsenal', rowName: 'Arsenal', shortName: 'Arsenal' });
  expect(arsenal?.forms).toHaveLength(view.heads.length);
  expect(arsenal?.forms[0]).toContain('Arsenal');
});

it('marks the clubs whose forms are made by rule', async () => {
  const { view, site } = await open();
  const rovers = view.countries.flatMap((country) => country.clubs).find(({ slug }) => slug === 'nowhere-rovers');
  expect(rovers?.isWrittenDown).toBe(false);
  const markup = renderToStaticMarkup(
    <WordsProvider words={site.words}>
      <EditorsNamesPage view={view} />
    </WordsProvider>,
  );
  expect(markup).toMatch(/Nowhere Rovers<\/th>.*?by rule<\/td><\/tr>/);
});

it('gives each tournament of tennis the place that prose makes of it, men and women as one, and marks those made by rule', async () => {
  const italian = namesOf('tennis', await open('it'));
  expect(italian.filter(({ name }) => ['Wimbledon', 'Internazionali d’Italia', 'Acapulco'].includes(name))).toEqual([
    { name: 'Wimbledon', forms: ['a Wimbledon'], isWrittenDown: true },
    { name: 'Internazionali d’Italia', forms: ['agli Internazionali d’Italia'], isWrittenDown: true },
    { name: 'Acapulco', forms: ['ad Acapulco'], isWrittenDown: false },
  ]);
  expect(namesOf('tennis', await open('cz'))).toContainEqual({ name: 'Ostrava', forms: ['v Ostravě'], isWrittenDown: true });
});

it('bends each club of basketball by the name at its first mention and by the one that follows', async () => {
  const { view, site } = await open('de');
  const nuggets = namesOf('basketball', { view }).filter(({ name }) => name.endsWith('Nuggets'));
  expect(nuggets.map(({ name, forms }) => [name, forms.slice(0, 3)])).toEqual([
    ['Denver Nuggets', ['die Denver Nuggets', 'der Denver Nuggets', 'den Denver Nuggets']],
    ['Nuggets', ['die Nuggets', 'der Nuggets', 'den Nuggets']],
  ]);
  expect(namesOf('basketball', { view }).filter(({ name }) => name === 'Bayern München')).toMatchObject([
    { forms: ['der FC Bayern', 'des FC Bayern', 'dem FC Bayern', 'den FC Bayern', 'FC Bayern'], isWrittenDown: true },
  ]);
  const markup = renderToStaticMarkup(
    <WordsProvider words={site.words}>
      <EditorsNamesPage view={view} />
    </WordsProvider>,
  );
  expect(markup).toMatch(/href="#basketball".*<h2 id="basketball".*>Denver Nuggets<\/th>.*?nach Regel<\/td><\/tr>/);
});

it('is for editors: no search engine is to keep it, and it goes stale with the catalogue', async () => {
  const { head, notes } = await open();
  expect(head.indexed).toBe(false);
  expect(notes.topics).toEqual(['catalogue']);
});

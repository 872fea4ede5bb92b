import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, locales } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { homeAddress } from './home.address.ts';
import type { HomeView } from './home.server.ts';
import { HomeContent } from './home-content.tsx';

const days = { today: '2026-11-21', day: '2026-11-21', week: [], matchesToday: 0, live: 0, counts: {} } as unknown as HomeView['days'];

function emptyDay(filling: HomeView['filling'], locale = locales.find(({ tag }) => tag === 'en') as Locale): string {
  return renderToStaticMarkup(
    <WordsProvider words={createWordsOf(locale)}>
      <HomeContent address={homeAddress.absent} days={days} content={{ kind: 'groups', groups: [], world: undefined }} filling={filling} />
    </WordsProvider>,
  )
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');
}

it('a day without matches says that they are being fetched, and never that there are none, while a new site is filled', () => {
  expect(emptyDay({ kind: 'files', done: 37, total: 340 })).toBe(
    '|Matches are being fetched|37 of 340 files have been asked for; this page fills by itself.|',
  );
  expect(emptyDay({ kind: 'past', done: 3, total: 92 })).toContain('3 of 92 competitions');
  expect(emptyDay(undefined)).toContain('|No upcoming matches|');
});

it.each(locales.map((locale) => [locale.tag, locale] as const))('and says how far it is in %s', (_, locale) => {
  const words = emptyDay({ kind: 'files', done: 37, total: 340 }, locale);
  expect(words).toMatch(/37.*340/);
  expect(words).not.toContain(createWordsOf(locale).t('states.noUpcoming'));
});

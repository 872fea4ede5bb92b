import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { type HomeAddress, homeAddress } from './home.address.ts';
import type { HomeView } from './home.server.ts';
import { HomeHead } from './home-head.tsx';

const today = '2026-11-28';
const view = {
  days: { today, day: today, week: [], matchesToday: 209, live: 65, counts: { football: 209, tennis: 8, basketball: 10 } },
  heading: '',
  content: { kind: 'groups', groups: [{ tournament: { matches: 2 } }, { tournament: { matches: 1 } }], world: undefined },
  yesterday: undefined,
  tipsToday: 4,
  lowerLevels: [],
};

/** Returns the words of the line of chips in their order, those of links that are chosen in brackets. */
function chipsOf(chosen: Partial<HomeAddress>, changed: Partial<typeof view> = {}): string[] {
  const address = { ...homeAddress.absent, ...chosen };
  const markup = renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
        <HomeHead view={{ ...view, ...changed, address } as unknown as HomeView} />
      </WordsProvider>
    </SiteFactsProvider>,
  );
  const [, line = ''] = markup.split('data-keep-scroll="filters"');
  return [...line.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = '', content = '']) => {
    const words = content.replaceAll(/<[^>]+>/g, '').trim();
    return attributes.includes('aria-current') ? `[${words}]` : words;
  });
}

it('the lists of the day are before the filters while none is on', () => {
  expect(chipsOf({}).slice(0, 6)).toEqual(['[Today 209]', 'Live 65', 'Favorites', '[Matches]', 'Previous', '4 tips today']);
});

it('filters that are on are first, and the list has the count of what they leave', () => {
  expect(chipsOf({ tip: true }).slice(0, 4)).toEqual(['[4 tips today]', '[Today 3]', 'Live 65', 'Favorites']);
  expect(chipsOf({ tip: true, women: true }).slice(0, 3)).toEqual(['[4 tips today]', '[Women]', '[Today 3]']);
  expect(chipsOf({ tip: true, tab: 'live' }).slice(0, 3)).toEqual(['[4 tips today]', 'Today 209', '[Live 3]']);
});

it('a filtered list of unknown length has no count', () => {
  expect(chipsOf({ tip: true, order: 'time' }, { content: { kind: 'mixed' } as never }).slice(0, 3)).toEqual([
    '[4 tips today]',
    '[By time]',
    '[Today]',
  ]);
});

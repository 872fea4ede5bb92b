import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { NoTips } from './no-tips.tsx';
import { tipsAddress } from './tips.address.ts';
import type { TipsView } from './tips.server.ts';

it.each([
  [true, 'No tips yet', 'Tips follow as soon as past results have been loaded.'],
  [false, 'No tip', 'No match on this day had both a forecast and odds.'],
])('a day without tips, on a site that is being filled (%s), says why', (isFilling, title, why) => {
  const day = '2026-11-21';
  const view = { address: tipsAddress.absent, day, today: day, ofDay: 0, matchesLookedAt: 0, isFilling } as unknown as TipsView;
  const html = renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
      <NoTips view={view} />
    </WordsProvider>,
  );
  const words = html.replaceAll(/<svg.*?<\/svg>/g, '').replaceAll(/<[^>]+>/g, '|');
  expect(words.split('|').filter((part) => part !== '')).toEqual([title, why]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { FairPrice } from './fair-price.tsx';

const shown = (odds: number) =>
  renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
      <FairPrice odds={odds} />
    </WordsProvider>,
  ).replaceAll(/<[^>]+>/g, '');

it('is written with two decimals, where it is very short with three', () => {
  expect([shown(2.60071), shown(1.5), shown(1.0044), shown(23.456)]).toEqual(['2.60', '1.50', '1.004', '23.46']);
});

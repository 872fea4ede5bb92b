import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { FairPrice } from './fair-price.tsx';

const shown = (odds: number, beside?: number) =>
  renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
      <FairPrice odds={odds} {...(beside !== undefined && { beside })} />
    </WordsProvider>,
  ).replaceAll(/<[^>]+>/g, '');

it('has two decimals, and three where a hundredth is a large part of the gain', () => {
  expect([shown(2.0042), shown(1.0654)]).toEqual(['2.00', '1.065']);
});

it('has three beside a price like which it would read', () => {
  expect([shown(2.0042, 2), shown(2.0142, 2)]).toEqual(['2.004', '2.01']);
});

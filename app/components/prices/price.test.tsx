import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode, locales } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { Price } from './price.tsx';

function fractionOf(odds: number, code: string): string | undefined {
  const markup = renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
      <Price odds={odds} />
    </WordsProvider>,
  );
  return /data-fractional="([^"]*)"/.exec(markup)?.[1];
}

it('writes 1/1 as a bettor of each language says it', () => {
  expect(Object.fromEntries(locales.map(({ code, tag }) => [tag, fractionOf(2, code)]))).toEqual({
    en: 'Evens',
    cs: '1/1',
    de: 'Pari',
    es: 'Par',
    el: '1/1',
    it: 'Pari',
    'pt-BR': '1/1',
  });
});

it('writes any other price as a fraction that is no better', () => {
  expect([fractionOf(5.25, 'en'), fractionOf(2.04, 'de')]).toEqual(['17/4', 'Pari']);
  expect(fractionOf(1.99, 'en')).toBe('19/20');
});

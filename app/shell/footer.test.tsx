import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, locales } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { Footer } from './footer.tsx';
import { lawOfLanguage } from './law/law-of-language.ts';

function footOf(locale: Locale): string {
  return renderToStaticMarkup(
    <WordsProvider words={createWordsOf(locale)}>
      <Footer siteName="Tipledger" law={lawOfLanguage(locale.tag)} leagues={undefined} dataCredits={[]} withheld={[]} asksConsent={false} />
    </WordsProvider>,
  );
}

it.each(locales.map((locale) => [locale.tag, locale] as const))(
  'every page in %s names an age, help with its number, and the home of the language',
  (tag, locale) => {
    const foot = footOf(locale);
    expect(foot).toContain(`>${tag === 'el' ? '21' : '18'}+</span>`);
    expect(foot).toMatch(/<a href="tel:\d+">/);
    expect(foot).toMatch(/<law-lines country="[A-Z]{2}" src="[^"]*\/country-notices\/">/);
    expect(foot).not.toContain('undefined');
  },
);

it.each([
  ['cs', 'Ministerstvo financí varuje: Účastí na hazardní hře může vzniknout závislost!', '777477877'],
  ['de', 'Glücksspiel kann süchtig machen.', '08001372700'],
  ['it', 'Il gioco è vietato ai minori e può causare dipendenza patologica.', '800558822'],
  ['el', 'Κίνδυνος εθισμού &amp; απώλειας περιουσίας.', '1114'],
])('warns in %s as its country does', (tag, warning, phone) => {
  const foot = footOf(locales.find((locale) => locale.tag === tag) as Locale);
  expect(foot).toContain(warning);
  expect(foot).toContain(`tel:${phone}"`);
});

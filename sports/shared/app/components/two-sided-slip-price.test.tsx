import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { type MatchOfPrice, TwoSidedSlipPrice } from './two-sided-slip-price.tsx';

const side = (name: string, shortName: string): MatchOfPrice['home'] => ({
  id: 1,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  rowName: name,
  shortName,
  nation: null,
  colours: [],
  crestName: name,
});
const final: MatchOfPrice = {
  id: 7,
  home: side('Carlos Alcaraz', 'Alcaraz'),
  away: side('Novak Djokovic', 'Djokovic'),
  namedFirst: 'home',
};
const game: MatchOfPrice = {
  id: 8,
  home: side('Denver Nuggets', 'Nuggets'),
  away: side('LA Clippers', 'Clippers'),
  namedFirst: 'away',
};

function drawn(code: string, match: MatchOfPrice, bet: Parameters<typeof TwoSidedSlipPrice>[0]['bet']): string {
  return renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
      <TwoSidedSlipPrice match={match} bet={bet} odds={2.63} bookmaker="Unibet" />
    </WordsProvider>,
  );
}

it.each([
  ['en', 'Alcaraz to win 2.63, Unibet, Carlos Alcaraz v Novak Djokovic', 'Nuggets −4.5 2.63, Unibet, LA Clippers at Denver Nuggets'],
  [
    'cz',
    'Výhra: Alcaraz 2,63, Unibet, Carlos Alcaraz – Novak Djokovic',
    'Nuggets −4,5 (handicap) 2,63, Unibet, LA Clippers @ Denver Nuggets',
  ],
  [
    'de',
    'Sieg Alcaraz 2,63, Unibet, Carlos Alcaraz – Novak Djokovic',
    'Nuggets −4,5 (Handicap) 2,63, Unibet, LA Clippers @ Denver Nuggets',
  ],
  [
    'es',
    'Gana Alcaraz 2,63, Unibet, Carlos Alcaraz – Novak Djokovic',
    'Nuggets −4,5 (hándicap) 2,63, Unibet, LA Clippers en la pista de Denver Nuggets',
  ],
  [
    'gr',
    'Νίκη: Alcaraz 2,63, Unibet, Carlos Alcaraz – Novak Djokovic',
    'Nuggets −4,5 (χάντικαπ) 2,63, Unibet, LA Clippers @ Denver Nuggets',
  ],
  [
    'it',
    'Vittoria Alcaraz 2,63, Unibet, Carlos Alcaraz – Novak Djokovic',
    'Nuggets −4,5 (handicap) 2,63, Unibet, LA Clippers in casa Denver Nuggets',
  ],
  [
    'pt_br',
    'Alcaraz vence 2,63, Unibet, Carlos Alcaraz x Novak Djokovic',
    'Nuggets −4,5 (handicap) 2,63, Unibet, LA Clippers visita Denver Nuggets',
  ],
])('a price is heard with its bet, its bookmaker and its match in the language of the reader: %s', (code, tennis, basketball) => {
  const heard = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');
  expect(heard(drawn(code, final, { market: 'match-winner', line: 0, selection: 'first' }))).toBe(tennis);
  expect(heard(drawn(code, game, { market: 'spread', line: -4.5, selection: 'home' }))).toBe(basketball);
});

it('a price goes on the slip under the number of its match, its market, its line and its selection', () => {
  expect(drawn('en', game, { market: 'spread', line: -4.5, selection: 'away' })).toContain('<slip-price leg="8:spread:-4.5:away">');
});

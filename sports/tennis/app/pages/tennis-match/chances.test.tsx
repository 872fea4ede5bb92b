import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { Chances } from './chances.tsx';
import type { TennisMatchView } from './tennis-match.server.ts';

/** Returns the section of a match without prices, as text. */
function shown(status: TennisMatchView['match']['status'], code: string): string {
  const view = {
    match: { status, home: { shortName: 'Alcaraz' }, away: { shortName: 'Djokovic' }, forecast: { byPrices: null, byRatings: 0.6 } },
    chances: { before: 0.6, basis: 'rating', byRatings: undefined, now: undefined },
  } as unknown as TennisMatchView;
  return renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
      <Chances view={view} />
    </WordsProvider>,
  );
}

it('says of a match without odds that they are not known yet, and of a postponed one that it is postponed', () => {
  expect(shown('scheduled', 'en')).toContain('No odds are known yet');
  expect(shown('postponed', 'en')).toContain('The match is postponed and no odds are on offer');
  expect(shown('postponed', 'en')).not.toContain('yet');
  expect(shown('postponed', 'de')).toContain('Das Spiel ist verlegt');
});

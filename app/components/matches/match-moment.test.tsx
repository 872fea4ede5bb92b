import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { MatchMoment } from './match-moment.tsx';

const finished = {
  kickoffUtc: new Date('2026-03-21T15:00:00Z'),
  kickoffKnown: true,
  status: 'finished',
  period: null,
  minute: null,
  addedMinute: null,
  extraTimeHome: 1,
  penaltiesHome: 4,
  penaltiesAway: 2,
} as const;

function shown(match: Parameters<typeof MatchMoment>[0]['match'], code = 'en'): string {
  const markup = renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
      <MatchMoment match={match} />
    </WordsProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, '');
}

it.each([
  ['en', 'Pens 4–2'],
  ['cz', 'Pen. 4:2'],
  ['de', 'i.\u00a0E. 4:2'],
  ['es', 'Pen. 4-2'],
  ['gr', 'Πέν. 4-2'],
  ['it', 'd.c.r. 4-2'],
  ['pt_br', 'Pên. 4\u00a0x\u00a02'],
])('names the score of a shoot-out as readers of %s write it', (code, words) => {
  expect(shown(finished, code)).toBe(words);
});

it('says only how a match ended where nobody shot from the spot', () => {
  expect(shown({ ...finished, penaltiesHome: null, penaltiesAway: null })).toBe('AET');
  expect(shown({ ...finished, penaltiesHome: null, penaltiesAway: null, extraTimeHome: null })).toBe('FT');
});

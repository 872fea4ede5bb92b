import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { StandingsTable, ZoneLegend } from './standings-table.tsx';

const row = (place: number, name: string) => ({
  teamId: place,
  place,
  played: 8,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  goalDifference: 0,
  points: 0,
  pointAdjustment: 0,
  form: [],
  club: { id: place, slug: name.toLowerCase(), name, shortName: name, crestName: name, colours: [] },
});
const zones = [
  { from: 1, to: 1, kind: 'round-of-16' },
  { from: 2, to: 2, kind: 'knock-out-play-off' },
  { from: 3, to: 3, kind: 'out' },
];

it.each([
  ['en', ['Round of 16', 'Knockout play-offs', 'Eliminated']],
  ['gr', ['Φάση των 16', 'Νοκ άουτ πλέι οφ', 'Αποκλεισμός']],
])('a place is read out with where it leads, in %s, and the legend names every colour once', (code, words) => {
  const markup = renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
      <StandingsTable caption="" rows={[row(1, 'Liverpool'), row(2, 'Atalanta'), row(3, 'Girona')]} zones={zones} />
      <ZoneLegend zones={zones} />
    </WordsProvider>,
  );
  const read = [...markup.matchAll(/(\d)<span class="visuallyHidden"> ([^<]+)<\/span>/g)].map(([, place, word]) => `${place} ${word}`);
  expect(read).toEqual(words.map((word, at) => `${at + 1} ${word}`));
  expect([...markup.matchAll(/<i class="[^"]+" aria-hidden="true"><\/i>([^<]+)<\/li>/g)].map(([, word]) => word)).toEqual(words);
});

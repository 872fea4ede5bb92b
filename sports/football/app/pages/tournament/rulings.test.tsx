import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, type LocaleCode, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { type NamedAdjustment, Rulings } from './rulings.tsx';

const clubs = [
  { id: 1, name: 'Everton' },
  { id: 2, name: 'Brescia' },
];
const ruling = (teamId: number, more: Partial<NamedAdjustment>): NamedAdjustment => ({
  teamId,
  points: -4,
  decidedAt: null,
  reason: null,
  accordingTo: [],
  ...more,
});

function linesOf(code: LocaleCode, adjustments: readonly NamedAdjustment[]): string[] {
  const markup = renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
      <Rulings adjustments={adjustments} clubs={clubs} />
    </WordsProvider>,
  );
  return [...markup.matchAll(/<li>([^<]+)<\/li>/g)].map(([, line]) => line as string);
}

it('tells the points of a club with reason and day, and leaves out clubs of other tables', () => {
  const adjustments = [
    ruling(1, { points: -10, decidedAt: new Date('2023-11-17T00:00:00Z'), reason: 'financial-rules' }),
    ruling(3, { points: -1 }),
  ];
  expect(linesOf('en', adjustments)).toEqual(['Everton −10 · breach of financial rules · 17 November 2023']);
  expect(linesOf('en', [ruling(3, {})])).toEqual([]);
});

it.each([
  ['en', 'Brescia −4 · date unknown'],
  ['cz', 'Brescia −4 · datum neznámé'],
  ['de', 'Brescia −4 · Datum unbekannt'],
  ['es', 'Brescia −4 · fecha desconocida'],
  ['gr', 'Brescia −4 · άγνωστη ημερομηνία'],
  ['it', 'Brescia −4 · data sconosciuta'],
  ['pt_br', 'Brescia −4 · data desconhecida'],
] as const)('says in %s that the day of a ruling is not known', (code, line) => {
  expect(linesOf(code, [ruling(2, {})])).toEqual([line]);
});

it.each([
  ['en', 'according to API-Football, football-data.org'],
  ['cz', 'podle API-Football, football-data.org'],
  ['de', 'laut API-Football, football-data.org'],
  ['es', 'según API-Football, football-data.org'],
  ['gr', 'σύμφωνα με API-Football, football-data.org'],
  ['it', 'secondo API-Football, football-data.org'],
  ['pt_br', 'segundo API-Football, football-data.org'],
] as const)('says in %s by whose tables the site entered a ruling', (code, words) => {
  const [line] = linesOf(code, [ruling(2, { accordingTo: ['API-Football', 'football-data.org'] })]);
  expect(line?.split(' · ').at(-1)).toBe(words);
});

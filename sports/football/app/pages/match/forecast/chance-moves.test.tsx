import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import type { ForecastMove } from '../../../../data/queries/forecast/list-forecast-moves.ts';
import type { MatchView } from '../match-view.server.ts';
import { ChanceMoves } from './chance-moves.tsx';

const match = { homeShortName: 'Arsenal', awayShortName: 'Everton' } as unknown as MatchView['match'];
const at = (hour: number) => new Date(Date.UTC(2024, 3, 4, hour));
const moves = [
  { at: at(9), home: 0.45, draw: 0.25, away: 0.3 },
  { at: at(12), home: 0.512, draw: 0.248, away: 0.24 },
];

function render(shown: readonly ForecastMove[]): string {
  return renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
      <ChanceMoves moves={shown} match={match} />
    </WordsProvider>,
  );
}

it('tells where each chance stood first and where it stands, in words beside the drawing', () => {
  const lines = render(moves).split('<li').slice(1);
  const words = lines.map((line) => line.replace(/<svg.*?<\/svg>/, ' ').replace(/^[^>]*>|<span aria-hidden="true">→<\/span>|<[^>]+>/g, ''));
  expect(words.map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
    'Arsenal from 45% to 51%',
    'Draw from 25% to 25%',
    'Everton from 30% to 24%',
  ]);
  expect(lines.every((line) => line.includes('aria-hidden="true"><path'))).toBe(true);
});

it('is not there before the chances have moved', () => {
  expect(render(moves.slice(0, 1))).toBe('');
  expect(render([])).toBe('');
});

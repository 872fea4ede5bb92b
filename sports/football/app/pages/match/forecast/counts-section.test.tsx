import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import type { StatisticsColumns } from '#data/queries/match/get-match.ts';
import { countLines } from './count-lines.ts';
import { CountsSection } from './counts-section.tsx';

const forecasts = {
  corners: { home: 5.62, away: 4.41, league: 9.94, line: 9.5, over: 0.553 },
  cards: { home: 1.8, away: 2.2, league: 4.2, line: 4.5, over: 0.381 },
};
const counted = {
  home_corners: 7,
  away_corners: 2,
  home_yellow_cards: 2,
  away_yellow_cards: 3,
  home_red_cards: 1,
  away_red_cards: null,
} as StatisticsColumns;

/** Returns the words of the section. */
function render(lines: ReturnType<typeof countLines>): string {
  const markup = renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
      <CountsSection counts={lines} />
    </WordsProvider>,
  );
  return markup
    .replaceAll(/<\/?(?:small|b)>/g, '')
    .replaceAll(/(?:<[^>]+>)+/g, '|')
    .replaceAll(/\s+/g, ' ');
}

it('tells what is expected, how likely each side of the line is, and how such forecasts turned out', () => {
  expect(render(countLines(forecasts, { status: 'scheduled', statistics: null }))).toBe(
    '|Corners and cards|Track record|' +
      'Corners|5.6 + 4.4 expected, league average 9.9|Over 9.5|55%|Under 9.5|45%|' +
      'Cards|1.8 + 2.2 expected, league average 4.2|Over 4.5|38%|Under 4.5|62%|' +
      'Corners: right in 54.8% of 32,500 past matches, 54.8% promised; 53.0% by the league’s own rate. ' +
      'Cards: right in 56.7% of 32,500 past matches, 57.0% promised; 55.1% by the league’s own rate. ' +
      'Cards: yellow and red, each counted once.|',
  );
});

it('tells what was counted once the match is over', () => {
  const words = render(countLines(forecasts, { status: 'finished', statistics: counted }));
  expect(words).toContain('|Under 9.5|45% came in|In the end: 9.|');
  expect(words).toContain('|Over 4.5|38% came in|Under 4.5|62%|In the end: 6.|');
  const live = render(countLines(forecasts, { status: 'live', statistics: counted }));
  expect(live).not.toMatch(/came in|In the end/);
});

it('is of what is known alone, and not there without it', () => {
  expect(countLines({ cards: forecasts.cards }, { status: 'finished', statistics: { ...counted, home_yellow_cards: null } })).toEqual([
    { kind: 'cards', ...forecasts.cards, counted: undefined },
  ]);
  expect(render(countLines({ corners: forecasts.corners }, { status: 'scheduled', statistics: null }))).not.toContain('ards:');
  expect(render(countLines(null, { status: 'scheduled', statistics: null }))).toBe('');
});

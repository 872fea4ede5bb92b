import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import type { MatchPeriod } from '#domain/match/match-status.ts';
import { LiveChances } from './live-chances.tsx';

const match = {
  id: 1,
  status: 'live',
  period: 'second-half',
  minute: 84,
  addedMinute: null,
  homeGoals: 2,
  awayGoals: 1,
  highlights: [],
  forecast: { homeGoals: 1.4, awayGoals: 1.2, lowScoreDependence: -0.045, drawWeight: 1.05, halfTimeShare: 0.44 },
} as const;

/** Returns the chances as they are read out; empty when there are none. */
function spoken(changes: { readonly period?: MatchPeriod; readonly minute?: number | null; readonly status?: 'scheduled' }): string {
  const markup = renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
      <LiveChances match={{ ...match, ...changes }} />
    </WordsProvider>,
  );
  return /aria-label="([^"]*)"/.exec(markup)?.[1] ?? '';
}

it('says the chances of a match that is on, far on the side of who leads late in it', () => {
  expect(spoken({})).toMatch(/^Home 8\d%, draw 1\d%, away 1%$/);
});

it.each(['extra-time', 'extra-time-break', 'penalties'] as const)(
  'says no chances in %s: whoever leads then has not won after ninety minutes',
  (period) => {
    expect(spoken({ period, minute: 110 })).toBe('');
  },
);

it('says none where the minute is not known, but at the break', () => {
  expect(spoken({ minute: null })).toBe('');
  expect(spoken({ period: 'half-time', minute: null })).not.toBe('');
  expect(spoken({ status: 'scheduled' })).toBe('');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, locales } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { twoSidedDayAddresses } from './two-sided-day.address.ts';
import type { TwoSidedDayView } from './two-sided-day.server.ts';
import { TwoSidedDayPage } from './two-sided-day-page.tsx';

const en = locales.find(({ tag }) => tag === 'en') as Locale;

function emptyDay(filling: TwoSidedDayView['filling']): string {
  const day = '2026-11-21' as LocalDay;
  const view: TwoSidedDayView = {
    sport: 'tennis',
    address: twoSidedDayAddresses.tennis.absent,
    today: day,
    day,
    week: [],
    matchesToday: 0,
    live: 0,
    counts: { football: 226, tennis: 0, basketball: 0 },
    matches: [],
    filling,
  };
  return renderToStaticMarkup(
    <WordsProvider words={createWordsOf(en)}>
      <TwoSidedDayPage view={view} />
    </WordsProvider>,
  );
}

it('an empty day of tennis says that earlier results are still loading while they are, and only then that there is no tennis', () => {
  const loading = emptyDay({ kind: 'past', done: 3, total: 92 });
  expect(loading).toContain('3 of 92 competitions');
  expect(loading).not.toContain('No tennis');
  expect(emptyDay(undefined)).toContain('No tennis in the tournaments we cover on this day.');
});

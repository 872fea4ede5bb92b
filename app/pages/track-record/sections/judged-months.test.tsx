import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, locales } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import type { StoredJudgement } from '#data/queries/forecast/list-forecast-judgements.ts';
import { judgeForecasts, type PlayedForecast } from '#domain/judging/judge-forecasts.ts';
import type { SportJudgements } from '../record/record-view.server.ts';
import { JudgedSports } from './judged-months.tsx';

const even = [1 / 3, 1 / 3, 1 / 3] as const;
const sure = [0.5, 0.25, 0.25] as const;
const played = (over: Partial<PlayedForecast> = {}): PlayedForecast => ({
  month: '2026-11',
  chances: { model: even, 'market-informed': even, shown: even },
  closing: sure,
  outcome: 0,
  computedAfterwards: false,
  ...over,
});

const judged = (period: string, matches: readonly PlayedForecast[]): StoredJudgement => ({
  period,
  judgement: judgeForecasts(matches) as NonNullable<ReturnType<typeof judgeForecasts>>,
});

/** Returns the cells of each row of the first table, its head left out. */
function rowsOf(judgements: readonly StoredJudgement[]): string[][] {
  const html = render(judgements);
  const [table = ''] = /<tbody>.*?<\/tbody>/s.exec(html) ?? [];
  const cells = (row: string) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '').trim());
  return [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) => cells(row));
}

const render = (judgements: readonly StoredJudgement[]) => renderSports([{ sport: 'football', judgements }]);

function renderSports(sports: readonly SportJudgements[]): string {
  return renderToStaticMarkup(
    <WordsProvider words={createWordsOf(locales.find(({ tag }) => tag === 'en') as Locale)}>
      <JudgedSports sports={sports} />
    </WordsProvider>,
  );
}

it('says so before the first match is over', () => {
  expect(render([])).toContain('No match that we forecast before kick-off has finished yet.');
});

it('tells of one match its gap, and neither an interval nor a number of matches', () => {
  /* A third each on a home win against a half: 0.2778 / 0.15625 is 77.8% more. */
  expect(rowsOf([judged('all', [played()]), judged('2026-11', [played()])])).toEqual([
    ['All months', '1', '+77.78%', '–'],
    ['November 2026', '1', '+77.78%', '–'],
  ]);
});

it('compares nothing in a month without closing odds, and counts its matches all the same', () => {
  const without = [played({ closing: undefined }), played({ closing: undefined })];
  expect(rowsOf([judged('all', [...without, played()]), judged('2026-11', without)])).toEqual([
    ['All months 1 with closing odds', '3', '+77.78%', '–'],
    ['November 2026 no closing odds', '2', '–', '–'],
  ]);
});

it('says of a gap that chance can explain how many matches it takes, and that there are not so many yet', () => {
  const outcomes = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 0 : 2) as 0 | 2);
  const [[name, matches, gap, needed] = []] = rowsOf([
    judged(
      'all',
      outcomes.map((outcome) => played({ outcome })),
    ),
  ]);
  expect([name, matches]).toEqual(['All months not yet', '40']);
  expect(gap).toMatch(/^[+−][\d.]+%−[\d.]+% to \+[\d.]+%$/);
  expect(Number(needed?.replace(',', ''))).toBeGreaterThan(40);
});

it('says no such thing where the matches tell the gap from luck', () => {
  const outcomes = Array.from({ length: 400 }, (_, index) => (index % 5 < 3 ? 0 : index % 5 === 3 ? 1 : 2) as 0 | 1 | 2);
  const [[name, , gap, needed] = []] = rowsOf([
    judged(
      'all',
      outcomes.map((outcome) => played({ outcome })),
    ),
  ]);
  expect(name).toBe('All months');
  expect(gap).toMatch(/^\+[\d.]+%\+[\d.]+% to \+[\d.]+%$/);
  expect(Number(needed)).toBeLessThanOrEqual(400);
});

it('counts the forecasts that were computed afterwards', () => {
  expect(render([judged('all', [played(), played({ computedAfterwards: true })])])).toContain('Computed afterwards: 1 of 2.');
  expect(render([judged('all', [played()])])).not.toContain('afterwards');
});

it('has a table for each sport in which a match is over, under its name', () => {
  const html = renderSports([
    { sport: 'football', judgements: [judged('all', [played()])] },
    { sport: 'tennis', judgements: [] },
    {
      sport: 'basketball',
      judgements: [
        judged('all', [played({ chances: { model: [0.6, 0.4], 'market-informed': [0.6, 0.4], shown: [0.6, 0.4] }, closing: [0.5, 0.5] })]),
      ],
    },
  ]);
  expect([...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name)).toEqual(['Football', 'Basketball']);
  /* Of a home win: 0.4² against 0.5², which is 36% less. */
  expect(html).toContain('−36.00%');
});

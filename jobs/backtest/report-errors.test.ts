import { expect, it } from 'vitest';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { JudgedMatch, MarketViews } from './judged-match.ts';
import { reportErrors } from './report-errors.ts';

const none = {
  model: undefined,
  marketInformed: undefined,
  blended: undefined,
  closing: undefined,
  preMatch: undefined,
  baseRate: undefined,
};
const views = (outcome: number, known: Partial<MarketViews['views']>): MarketViews => ({ outcome, views: { ...none, ...known } });
const judged = (number: number, matchResult: MarketViews): JudgedMatch => ({
  number,
  division: 'X1',
  season: '2022-23',
  day: '2022-08-06' as LocalDay,
  reliability: 5,
  inPlay: [],
  counts: [],
  closingSource: undefined,
  matchResult,
  overUnder25: views(0, {}),
  bothTeamsToScore: views(0, {}),
});

it('compares what the site shows with the closing price: with the odds of a match where it has any, with earlier ones where not', () => {
  const closing = [0.5, 0.25, 0.25];
  const matches = [
    judged(1, views(0, { model: [0.4, 0.3, 0.3], marketInformed: [0.6, 0.2, 0.2], blended: closing, closing })),
    judged(2, views(0, { model: [0.4, 0.3, 0.3], marketInformed: [0.6, 0.2, 0.2], closing })),
    judged(3, views(0, { model: [0.1, 0.1, 0.8], marketInformed: [0.1, 0.1, 0.8] })),
  ];
  const errors = reportErrors(matches);
  expect(errors).toMatchObject({ judged: 3, matches: 2 });
  /* Of a home win: (0.5² + 0.25²) / 2, (0.6² + 0.3²) / 2 and (0.4² + 0.2²) / 2. */
  expect(errors?.rps.closing).toBeCloseTo(0.15625, 12);
  expect(errors?.rps.model).toBeCloseTo(0.225, 12);
  expect(errors?.rps.marketInformed).toBeCloseTo(0.1, 12);
  expect(errors?.rps.shown).toBeCloseTo((0.15625 + 0.1) / 2, 12);
  expect(errors?.gapPercent.model).toBeCloseTo(44, 10);
  expect(errors?.gapPercentInterval.model?.[0]).toBeCloseTo(44, 10);
});

it('says nothing where no match has a closing price', () => {
  expect(reportErrors([judged(1, views(0, { model: [0.4, 0.3, 0.3], marketInformed: [0.4, 0.3, 0.3] }))])).toBeUndefined();
});

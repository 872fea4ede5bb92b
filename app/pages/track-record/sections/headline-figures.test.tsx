import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import type { RecordedTip } from '#domain/tip/recorded-tip.ts';
import { trackRecord } from '#domain/tip/track-record.ts';
import { CalibrationSection } from './calibration-section.tsx';
import { HeadlineFigures } from './headline-figures.tsx';
import { ProfitSection } from './profit-section.tsx';

const tip = (matchId: number, outcome: RecordedTip['outcome'], profitUnits: number): RecordedTip => ({
  matchId,
  publishedAt: new Date('2024-03-01T09:00:00Z'),
  kickoffUtc: new Date('2024-03-02T15:00:00Z'),
  tournament: 'england.premier-league',
  market: 'match-result',
  decimalOdds: 2,
  probability: 0.55,
  stakeUnits: 1,
  outcome,
  profitUnits,
  ruleVersion: 2,
  closingProbability: undefined,
});

function shown(tips: readonly RecordedTip[]): string {
  const record = { ...trackRecord(tips), reconstructed: 0, clockSet: 0, liveSince: undefined };
  return renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
      <HeadlineFigures figures={record.figures} />
      <ProfitSection record={record} />
      <CalibrationSection calibration={record.calibration} />
    </WordsProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

describe('a record of one tip', () => {
  const text = shown([tip(1, 'lost', -1)]);

  it('shows its loss as large as a gain, and says that nothing follows from it', () => {
    expect(text).toContain('−100.0%');
    expect(text).toContain('Too few settled tips for an interval.');
    expect(text).toContain('small sample');
    expect(text).toContain('longest losing run 1 · biggest drop 1.0 units');
    expect(text).toContain('With fewer than 10 decided tips, nothing can be said yet.');
  });

  it('claims no closing-line value without closing odds', () => {
    expect(text).toContain('No closing odds are known for these tips.');
    expect(text).not.toContain('NaN');
  });
});

it('never says that more than the stake can be lost', () => {
  const text = shown([tip(1, 'won', 1), tip(2, 'lost', -1), tip(3, 'lost', -1)]);
  // By Student’s t with two degrees of freedom: −33.3% ± 286.9 points.
  expect(text).toContain('95% interval −100.0% to +253.5%.');
});

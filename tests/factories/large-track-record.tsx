import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import type { ClosedRow } from '#app/pages/track-record/record/record-rows.server.ts';
import type { RecordView } from '#app/pages/track-record/record/record-view.server.ts';
import { TrackRecordPage } from '#app/pages/track-record/track-record-page.tsx';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import type { PredictionGroup } from '#data/queries/prediction/list-prediction-sums.ts';
import type { ForecastJudgement } from '#domain/judging/judge-forecasts.ts';
import { sports } from '#domain/sports/sport.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { TrackFigures } from '#domain/tip/track-figures.ts';
import { siteFacts } from './site-facts.ts';

/** The figures of ten thousand tips, with an unusually large profit. */
const figures: TrackFigures = {
  tips: 10_000,
  settled: 9_876,
  open: 111,
  withdrawn: 13,
  void: 432,
  won: 5_432,
  stakedUnits: 9_444,
  profitUnits: 12_345.67,
  promisedUnits: -12_345.67,
  strikeRate: { value: 0.5432, expected: 0.5321, decided: 9_444, interval: { low: 0.5333, high: 0.5533 } },
  yield: { value: 1.3072, interval: { low: -1, high: 2.4567 } },
  closingLineValue: { value: -0.1234, promised: 0.0123, tips: 9_876, interval: { low: -0.1345, high: 0.1123 } },
  closingLineValueNextBest: { value: -0.1345, promised: 0.0112, tips: 9_876, interval: { low: -0.1456, high: 0.1012 } },
  smallSample: true,
};
const kind = {
  matches: 98_765,
  rps: 0.2034,
  logLoss: 0.9876,
  brier: 0.5678,
  calibrationError: 0.0123,
  gapPercent: -12.34,
  gapPercentInterval: [-23.45, 12.34],
  matchesNeeded: 987_654,
} as const;
const judgement: ForecastJudgement = {
  matches: 109_876,
  computedAfterwards: 98_765,
  compared: 98_765,
  closing: kind,
  kinds: { model: kind, 'market-informed': kind, shown: kind },
};
const group = (key: string) => ({ key, figures });
const kickoffUtc = new Date('2026-11-20T20:00:00Z');
const row: ClosedRow = {
  sequence: 123_456,
  kickoffUtc,
  kickoffKnown: true,
  clubs: { home: 'Wolverhampton Wanderers', away: 'Borussia Mönchengladbach', namedFirst: 'home' },
  matchPath: undefined,
  bet: { market: 'total-goals', line: 2.5, selection: 'over' },
  decimalOdds: 101,
  probability: 0.1234,
  origin: 'live',
  state: 'won',
  formerOutcomes: [],
  closingLineValue: -0.1234,
  profitUnits: 100,
  closedAt: new Date('2026-11-20T22:00:00Z'),
  balanceUnits: -12_345.67,
};
const largeGroup: PredictionGroup = {
  origin: 'live',
  sport: 'football',
  band: '40-50',
  sums: {
    predictions: 123_456,
    void: 1_234,
    decided: 123_456,
    right: 61_728,
    promised: 61_728,
    backed: 123_456,
    profit: -12_345.67,
    profitSquares: 234_567,
  },
};
export const largeRecord: RecordView = {
  kind: 'record',
  address: {
    sport: undefined,
    period: undefined,
    competition: undefined,
    market: undefined,
    price: undefined,
    result: undefined,
    more: 1,
    before: undefined,
    record: undefined,
    utc: undefined,
  },
  filtered: false,
  opinions: {
    predictions: { live: [largeGroup], afterwards: [largeGroup] },
    tips: { live: figures, afterwards: figures },
  },
  yesterday: {
    day: '2026-11-20' as LocalDay,
    of: 'day',
    decided: 1_234,
    right: 1_111,
    promised: 1_111,
    tips: 123,
    won: 111,
    afterwards: 1,
  },
  record: {
    figures,
    calibration: {
      meanError: 0.0123,
      bins: [
        {
          tips: 10_000,
          leastProbability: 0.4,
          greatestProbability: 0.7,
          expected: 0.5321,
          strikeRate: 0.5432,
          interval: { low: 0.5333, high: 0.5533 },
        },
      ],
    },
    curve: [
      { day: '2026-11-01' as LocalDay, tips: 5_000, profitUnits: 12_000, balanceUnits: 12_000, promisedUnits: -12_000 },
      { day: '2026-11-20' as LocalDay, tips: 5_000, profitUnits: 345.67, balanceUnits: 12_345.67, promisedUnits: -12_345.67 },
    ],
    runs: { longest: 1_234, current: 1_234, deepestFallUnits: 12_345.67 },
    bySport: [{ key: 'football', figures }],
    byMarket: ['match-result', 'both-teams-to-score', 'asian-handicap', 'total-goals'].map(group),
    byPrice: [group('1.80-2.19')],
    byTournament: [group('england.premier-league')],
    byMonth: [group('2026-11')],
    byChance: [{ key: '40-50', figures }],
    byValue: [{ key: '3-5', figures }],
    byRule: [{ key: '2', figures, ofChosenSeasons: 1_234 }],
    reconstructed: 9_000,
    clockSet: 0,
    liveSince: kickoffUtc,
  },
  choices: { tips: 10_000, sports: [], months: [], competitions: [], markets: [], prices: [] },
  tournaments: {},
  rebuilding: undefined,
  closed: { rows: [row], next: undefined },
  openRows: [{ ...row, sequence: 123_457, state: 'open', profitUnits: undefined }],
  anchors: [],
  witnesses: undefined,
  judgements: sports.map((sport) => ({
    sport,
    judgements: [
      { period: 'all', judgement },
      { period: '2026-11', judgement },
    ],
  })),
  models: [
    {
      sequence: 123_456,
      sport: 'basketball',
      name: 'ratings of clubs by points and lines',
      version: '2026.12',
      constantsHash: 'c'.repeat(64),
      trainedFrom: '2017-10-01' as LocalDay,
      trainedUntil: '2019-06-30' as LocalDay,
      inUseSince: '2026-11-27' as LocalDay,
    },
  ],
};

/** Returns the HTML of the track record of ten thousand tips in a language, without the page around it. */
export function largeTrackRecord(locale: Locale, over: Partial<RecordView> = {}): string {
  return renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(locale)}>
        <TrackRecordPage view={{ ...largeRecord, ...over }} />
      </WordsProvider>
    </SiteFactsProvider>,
  );
}

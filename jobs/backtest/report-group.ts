import type { RecordedTip } from '#domain/tip/recorded-tip.ts';
import { type Estimate, type TrackFigures, trackFigures } from '#domain/tip/track-figures.ts';
import type { BacktestGroup, BacktestScores, BacktestTips, ReportedInterval } from './backtest-report.ts';
import type { JudgedMarket } from './judged-market.ts';
import type { Forecaster, JudgedMatch } from './judged-match.ts';
import type { ClosingSource } from './match-prices.ts';
import { type MarketScores, scoreMarket } from './score-markets.ts';

/** The forecasters whose distance from the closing price is reported. */
const priced = ['model', 'marketInformed', 'blended', 'preMatch'] as const;

/** Returns all figures of some matches and of the tips on them. */
export function reportGroup(matches: readonly JudgedMatch[], tips: readonly RecordedTip[]): BacktestGroup {
  const marketOf = (market: JudgedMarket, reference: Forecaster) =>
    scoreMarket(
      matches.map((match) => match[market]),
      reference,
    );
  const countOf = (source: ClosingSource) => matches.filter(({ closingSource }) => closingSource === source).length;
  return {
    judged: matches.length,
    ...reportMarket(marketOf('matchResult', 'closing'), priced),
    withoutClosingPrice: matches.filter(({ matchResult }) => matchResult.views.closing === undefined).length,
    withoutPreMatchPrice: matches.filter(({ matchResult }) => matchResult.views.preMatch === undefined).length,
    closingSources: {
      closingAverage: countOf('closingAverage'),
      closingPinnacle: countOf('closingPinnacle'),
      preMatchAverage: countOf('preMatchAverage'),
    },
    overUnder25: reportMarket(marketOf('overUnder25', 'closing'), priced),
    bothTeamsToScore: reportMarket(marketOf('bothTeamsToScore', 'baseRate'), ['model', 'marketInformed', 'blended']),
    tips: reportTips(tips),
  };
}

/** Returns the figures of a list of settled tips. */
export function reportTips(tips: readonly RecordedTip[]): BacktestTips {
  return toBacktestTips(trackFigures(tips));
}

/** Returns the figures of tips in the report's form. */
export function toBacktestTips(figures: TrackFigures): BacktestTips {
  return {
    number: figures.tips,
    strikeRate: figures.strikeRate?.value ?? null,
    strikeRateInterval: intervalOf(figures.strikeRate, 1),
    promisedStrikeRate: figures.strikeRate?.expected ?? null,
    yieldPercent: percentOf(figures.yield),
    yieldPercentInterval: intervalOf(figures.yield, 100),
    profitUnits: figures.profitUnits,
    closingLineValuePercent: percentOf(figures.closingLineValue),
    closingLineValuePercentInterval: intervalOf(figures.closingLineValue, 100),
    closingLineValueNextBestPercent: percentOf(figures.closingLineValueNextBest),
    closingLineValueNextBestPercentInterval: intervalOf(figures.closingLineValueNextBest, 100),
    promisedValueNextBestPercent: figures.closingLineValueNextBest === undefined ? null : figures.closingLineValueNextBest.promised * 100,
    withClosingPrice: figures.closingLineValue?.tips ?? 0,
  };
}

function percentOf(estimate: Estimate | undefined): number | null {
  return estimate === undefined ? null : estimate.value * 100;
}

function intervalOf(estimate: Estimate | undefined, factor: number): ReportedInterval {
  const interval = estimate?.interval;
  return interval === undefined ? null : [interval.low * factor, interval.high * factor];
}

function reportMarket<Measured extends Forecaster>(
  { gaps, ...scores }: MarketScores,
  measured: readonly Measured[],
): BacktestScores<Measured> {
  const ofMeasured = <Value>(pick: (forecaster: Measured) => Value) =>
    Object.fromEntries(measured.map((forecaster) => [forecaster, pick(forecaster)])) as Record<Measured, Value>;
  return {
    ...scores,
    gapPercent: ofMeasured((forecaster) => gaps[forecaster]?.percent ?? null),
    gapPercentInterval: ofMeasured((forecaster) => gaps[forecaster]?.interval ?? null),
  };
}

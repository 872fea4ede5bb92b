import type { RecordedTip } from '#domain/tip/recorded-tip.ts';
import type { Estimate } from '#domain/tip/track-figures.ts';
import { trackFigures } from '#domain/tip/track-figures.ts';
import type { BacktestGroup, BacktestTips } from './backtest-report.ts';
import type { JudgedMatch } from './judged-match.ts';
import { closingSources } from './match-prices.ts';
import { type MarketScores, scoreMarket } from './score-markets.ts';

/** All figures of some matches and of the tips on them. */
export function reportGroup(matches: readonly JudgedMatch[], tips: readonly RecordedTip[]): BacktestGroup {
  const { gaps, ...result } = scoreMarket(
    matches.map(({ matchResult }) => matchResult),
    'closing',
  );
  const overUnder = scoreMarket(
    matches.map(({ overUnder25 }) => overUnder25),
    'closing',
  );
  const bothScore = scoreMarket(
    matches.map(({ bothTeamsToScore }) => bothTeamsToScore),
    'baseRate',
  );
  return {
    judged: matches.length,
    ...result,
    ...reportGaps(gaps, ['model', 'blended', 'preMatch']),
    withoutClosingPrice: matches.filter(({ matchResult }) => matchResult.views.closing === undefined).length,
    withoutPreMatchPrice: matches.filter(({ matchResult }) => matchResult.views.preMatch === undefined).length,
    closingSources: Object.fromEntries(
      closingSources.map((source) => [source, matches.filter(({ closingSource }) => closingSource === source).length]),
    ),
    overUnder25: reportMarket(overUnder, ['model', 'blended', 'preMatch']),
    bothTeamsToScore: reportMarket(bothScore, ['model', 'blended']),
    tips: reportTips(tips),
  };
}

/** The figures of a list of settled tips. */
export function reportTips(tips: readonly RecordedTip[]): BacktestTips {
  const figures = trackFigures(tips);
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
    withClosingPrice: figures.closingLineValue?.tips ?? 0,
  };
}

function percentOf(estimate: Estimate | undefined): number | null {
  return estimate === undefined ? null : estimate.value * 100;
}

function intervalOf(estimate: Estimate | undefined, factor: number): [number, number] | null {
  const interval = estimate?.interval;
  return interval === undefined ? null : [interval.low * factor, interval.high * factor];
}

type Gaps<Who extends keyof MarketScores['gaps']> = {
  readonly gapPercent: Record<Who, number | null>;
  readonly gapPercentInterval: Record<Who, [number, number] | null>;
};

function reportMarket<Who extends keyof MarketScores['gaps']>({ gaps, ...scores }: MarketScores, whose: readonly Who[]) {
  return { ...scores, ...reportGaps(gaps, whose) };
}

function reportGaps<Who extends keyof MarketScores['gaps']>(gaps: MarketScores['gaps'], whose: readonly Who[]): Gaps<Who> {
  const pick = <Value>(value: (who: Who) => Value) => Object.fromEntries(whose.map((who) => [who, value(who)])) as Record<Who, Value>;
  return {
    gapPercent: pick((who) => gaps[who]?.percent ?? null),
    gapPercentInterval: pick((who) => {
      const gap = gaps[who];
      return gap === null ? null : [...gap.interval];
    }),
  };
}

import { gapPercents } from '#domain/judging/gap-percent.ts';
import { rankedProbabilityScore } from '#domain/judging/proper-scores.ts';
import type { ForecastErrors } from './backtest-report.ts';
import type { JudgedMatch } from './judged-match.ts';

/** The forecasts whose error is reported; `shown` includes the match's own odds where there are any, as on the site. */
export const erring = ['model', 'marketInformed', 'shown'] as const;

/** Returns the mean error of the forecasts of the result over the matches that have a closing price; undefined where none has. */
export function reportErrors(matches: readonly JudgedMatch[]): ForecastErrors | undefined {
  const priced = matches.filter(({ matchResult }) => matchResult.views.closing !== undefined);
  if (priced.length === 0) return undefined;
  const scoresOf = (forecaster: (typeof erring)[number] | 'closing') =>
    priced.map(({ matchResult: { views, outcome } }) => {
      const chances = forecaster === 'shown' ? (views.blended ?? views.marketInformed) : views[forecaster];
      return rankedProbabilityScore(chances as readonly number[], outcome);
    });
  const closing = scoresOf('closing');
  const scores = erring.map(scoresOf);
  const gaps = gapPercents(scores, closing);
  const ofErring = <Value>(pick: (at: number) => Value) =>
    Object.fromEntries(erring.map((forecaster, at) => [forecaster, pick(at)])) as Record<(typeof erring)[number], Value>;
  return {
    judged: matches.length,
    matches: priced.length,
    rps: { ...ofErring((at) => mean(scores[at] ?? [])), closing: mean(closing) },
    gapPercent: ofErring((at) => gaps[at]?.percent ?? null),
    gapPercentInterval: ofErring((at) => gaps[at]?.interval ?? null),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

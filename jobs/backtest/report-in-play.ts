import { calibrationError } from '#domain/judging/calibration-error.ts';
import { brierScore, rankedProbabilityScore } from '#domain/judging/proper-scores.ts';
import type { BacktestInPlay } from './backtest-report.ts';
import { type InPlayView, judgedMinutes } from './in-play-views.ts';

/**
 * Returns the scores of the chances during matches, minute by minute, and those of the forecasts from before them; minutes without a match
 * are left out.
 */
export function reportInPlay(views: readonly InPlayView[]): BacktestInPlay[] {
  return judgedMinutes.flatMap((minute) => {
    const ofMinute = views.filter((view) => view.minute === minute);
    if (ofMinute.length === 0) return [];
    const mean = (score: (view: InPlayView) => number) => ofMinute.reduce((sum, view) => sum + score(view), 0) / ofMinute.length;
    const stated = ofMinute.flatMap(({ chances, outcome }) =>
      chances.map((probability, at) => ({ probability, happened: at === outcome })),
    );
    return [
      {
        minute,
        matches: ofMinute.length,
        rps: mean(({ chances, outcome }) => rankedProbabilityScore(chances, outcome)),
        rpsBeforeMatch: mean(({ beforeMatch, outcome }) => rankedProbabilityScore(beforeMatch, outcome)),
        brier: mean(({ chances, outcome }) => brierScore(chances, outcome)),
        calibrationError: calibrationError(stated) ?? null,
      },
    ];
  });
}

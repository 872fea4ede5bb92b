import { calibrationError } from '#domain/judging/calibration-error.ts';
import { type GapPercent, gapPercents } from '#domain/judging/gap-percent.ts';
import { brierScore, logLoss, rankedProbabilityScore } from '#domain/judging/proper-scores.ts';
import { type Forecaster, forecasters, type MarketViews, type OfForecasters, ofForecasters } from './judged-match.ts';

/** The scores of one market over some matches; null for a forecaster that is not compared. */
export interface MarketScores {
  /** The number of matches compared: every other figure is over the same ones. */
  readonly matches: number;
  readonly rps: OfForecasters<number | null>;
  readonly logLoss: OfForecasters<number | null>;
  readonly brier: OfForecasters<number | null>;
  readonly calibrationError: OfForecasters<number | null>;
  /** The gap of each forecaster to the reference in RPS; null for the reference itself and for a forecaster that is not compared. */
  readonly gaps: OfForecasters<GapPercent | null>;
}

/** Min share of the matches that a forecaster must have forecast to be compared. */
const minShare = 0.1;

type Score = (chances: readonly number[], outcome: number) => number;

/**
 * Scores every forecaster over the matches for which all of them have probabilities. A forecaster with probabilities for less than a tenth
 * of the matches is left out, since otherwise nearly all matches would be. An example is the market before the match, when a league's files
 * have only closing prices.
 *
 * @param reference the forecaster with which the others are compared
 */
export function scoreMarket(all: readonly MarketViews[], reference: Forecaster): MarketScores {
  const { matches, judged } = comparable(all);
  const ofJudged = <Value>(pick: (forecaster: Forecaster) => Value): OfForecasters<Value | null> =>
    ofForecasters((forecaster) => (judged.includes(forecaster) ? pick(forecaster) : null));
  const scoresOf = (forecaster: Forecaster, score: Score) =>
    matches.map(({ outcome, views }) => score(views[forecaster] as readonly number[], outcome));
  const meanOf = (score: Score) => ofJudged((forecaster) => mean(scoresOf(forecaster, score)));
  return {
    matches: matches.length,
    rps: meanOf(rankedProbabilityScore),
    logLoss: meanOf(logLoss),
    brier: meanOf(brierScore),
    calibrationError: ofJudged((forecaster) => calibrationErrorOf(matches, forecaster)),
    gaps: gapsTo(reference, judged, (forecaster) => scoresOf(forecaster, rankedProbabilityScore)),
  };
}

function comparable(all: readonly MarketViews[]): { matches: readonly MarketViews[]; judged: readonly Forecaster[] } {
  let matches = all;
  const judged: Forecaster[] = [];
  for (const forecaster of forecasters) {
    const withView = matches.filter(({ views }) => views[forecaster] !== undefined);
    if (withView.length === 0 || withView.length < minShare * matches.length) continue;
    judged.push(forecaster);
    matches = withView;
  }
  return { matches, judged };
}

function gapsTo(
  reference: Forecaster,
  judged: readonly Forecaster[],
  scoresOf: (forecaster: Forecaster) => readonly number[],
): MarketScores['gaps'] {
  const others = judged.includes(reference) ? judged.filter((forecaster) => forecaster !== reference) : [];
  const gaps = others.length === 0 ? [] : gapPercents(others.map(scoresOf), scoresOf(reference));
  return ofForecasters((forecaster) => gaps[others.indexOf(forecaster)] ?? null);
}

/**
 * Returns the calibration error of a forecaster; null without enough data. With three outcomes all chances are used, with two only the first,
 * which determines the other.
 */
function calibrationErrorOf(matches: readonly MarketViews[], forecaster: Forecaster): number | null {
  const stated = matches.flatMap(({ outcome, views }) => {
    const chances = views[forecaster] as readonly number[];
    return (chances.length === 2 ? chances.slice(0, 1) : chances).map((probability, index) => ({
      probability,
      happened: index === outcome,
    }));
  });
  return calibrationError(stated) ?? null;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

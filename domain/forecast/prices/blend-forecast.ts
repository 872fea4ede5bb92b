import type { Bet } from '#domain/odds/bet.ts';
import type { Forecast } from '../forecast.ts';
import { betChances, winProbability } from '../goals/bet-chances.ts';
import { type ScoreGrid, type ScoreParameters, scoreGrid } from '../goals/score-grid.ts';
import { fitScore, type TargetChance } from '../strengths/fit-score.ts';
import { type MarketPrices, type MarketView, marketViews } from './market-view.ts';
import { poolOdds } from './pool-odds.ts';

/** The prices of a match that a blend uses, with their age. */
export interface BlendedPrices {
  /** The bookmakers' average. */
  readonly average: MarketPrices;
  /** The prices of the sharpest bookmaker at the same time, where known; only markets and lines that the average also has are used. */
  readonly sharp?: MarketPrices;
  /** Hours from the moment of the prices to the kick-off. */
  readonly hoursBefore: number;
}

/**
 * The share of the market-informed forecast beside the odds for each day from the price to the kick-off: what odds do not know yet is mostly news,
 * which no forecast knows either, but the earlier a price was made, the more of what is known already is still missing from it. A forecast from
 * results alone gets no share, having added nothing on the seasons 2013-14 to 2017-18
 * (docs/decisions/0109-the-forecast-between-its-inputs.md).
 */
export const forecastShareADay = 0.12;
/** Max age of a price in days that is counted: the oldest prices of the tuning seasons are three days old. */
const maxDays = 3;

/**
 * The largest difference between the chance of a handicap and that of its prices: of the tuning seasons' handicaps 99 in 100 are within
 * 0.025 of what the prices on the result and on goals give them.
 */
const maxApart = 0.05;

/** Max distance of a bet's chance from its target, since the fit is not exact: a quarter of the smallest figure that is printed. */
const tolerance = 0.0025;

/**
 * Returns the forecast that includes the bookmakers' prices. For each priced market it takes the mean of the odds' and the market-informed
 * forecast's chances, weighted by the age of the odds (a linear pool: Genest and Zidek, "Combining probability distributions: a critique
 * and an annotated bibliography", 1986), and fits score parameters to it, so that the chances of unpriced markets agree with those of
 * priced ones. The chance of a priced market is never above or below all the chances that it was averaged from.
 *
 * @param forecast made before any of these prices was known
 * @throws RangeError when no market is given or a price is not above 1
 */
export function blendForecast(
  { model, marketInformed }: Pick<Forecast, 'model' | 'marketInformed'>,
  { average, sharp = {}, hoursBefore }: BlendedPrices,
): ScoreParameters {
  const start = marketInformed ?? model;
  const grid = scoreGrid(start);
  const share = marketInformed === undefined ? 0 : forecastShareADay * Math.min(maxDays, Math.max(0, hoursBefore / 24));
  const { asianHandicap, ...others } = average;
  const sharpViews = marketViews(sharp);
  const targetsOf = (views: readonly MarketView[]) =>
    views.flatMap((view) => targetChances(view, sharpViews.find(isOfSameLine(view)), grid, share));
  const targets = targetsOf(marketViews(others));
  const [handicap] = asianHandicap === undefined ? [] : marketViews({ asianHandicap });
  if (targets.length === 0 && handicap === undefined) throw new RangeError('a blend needs the prices of at least one market');
  if (handicap === undefined) return fitScore(start, targets);
  if (targets.length === 0) return fitScore(start, targetsOf([handicap]));
  const blended = fitScore(start, targets);
  if (contradicts(handicap, blended)) return blended;
  const withHandicap = fitScore(blended, [...targets, ...targetsOf([handicap])]);
  return meets(withHandicap, targets) ? withHandicap : blended;
}

function isOfSameLine({ bets: [first] }: MarketView) {
  return ({ bets: [other] }: MarketView) => other?.market === first?.market && other?.line === first?.line;
}

/**
 * Returns true when a handicap's prices cannot be right beside the others: in files one in some hundreds has the sign of its line reversed.
 */
function contradicts({ bets, probabilities }: MarketView, blended: ScoreParameters): boolean {
  return Math.abs(chanceOf(bets[0] as Bet, scoreGrid(blended)) - (probabilities[0] as number)) > maxApart;
}

/** Returns true when every bet's chance is within `tolerance` of its target. */
function meets(parameters: ScoreParameters, targets: readonly TargetChance[]): boolean {
  const grid = scoreGrid(parameters);
  return targets.every(({ bet, probability }) => Math.abs(chanceOf(bet, grid) - probability) <= tolerance);
}

/** Returns the pooled chances of a market's selections but the last, which follows from the others. */
function targetChances({ bets, probabilities }: MarketView, sharp: MarketView | undefined, grid: ScoreGrid, share: number): TargetChance[] {
  const odds = poolOdds(probabilities, sharp?.probabilities);
  return bets.slice(0, -1).map((bet, at) => {
    const byOdds = odds[at] as number;
    return { bet, probability: byOdds + share * (chanceOf(bet, grid) - byOdds) };
  });
}

function chanceOf(bet: Bet, grid: ScoreGrid): number {
  return winProbability(betChances(bet, { grid })) as number;
}

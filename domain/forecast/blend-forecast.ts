import { betChances, winProbability } from './bet-chances.ts';
import { fitScore, type TargetChance } from './fit-score.ts';
import type { Forecast } from './forecast.ts';
import { type MarketPrices, type MarketView, marketViews } from './market-view.ts';
import { type ScoreGrid, type ScoreParameters, scoreGrid } from './score-grid.ts';

/** The prices of a match that a blend takes in, and what it knows of them. */
export interface BlendedPrices {
  /** The bookmakers' average. */
  readonly average: MarketPrices;
  /** Those of the sharpest bookmaker at the same time, where it is known; only markets and lines that the average has, too, count. */
  readonly sharp?: MarketPrices;
  /** Hours from the moment of the prices to the kick-off. */
  readonly hoursBefore: number;
}

interface PoolWeights {
  readonly average: number;
  /** Of the sharp price against the average. */
  readonly sharp: number;
  /** Of the forecast against the average, at once and for each day from the price to the kick-off. */
  readonly forecast: number;
  readonly forecastADay: number;
  readonly draw: number;
}

/**
 * The weights of the pool in logarithms, found on the seasons 2013-14 to 2017-18 by the likelihood of the results
 * (docs/decisions/0071-the-market-informed-forecast.md). What prices do not know yet is mostly news, which no forecast knows either; but the
 * earlier a price was made, the more of what is known already is still missing from it. On who wins the average is a little too timid
 * about favourites even when the margin is out.
 */
const weights = {
  ofThree: { average: 1.03, sharp: 1.26, forecast: 0, forecastADay: 0.135, draw: 0.013 },
  ofThreeWithoutSharp: { average: 1.045, sharp: 0, forecast: 0, forecastADay: 0.14, draw: 0.022 },
  ofTwo: { average: 1.01, sharp: 0, forecast: 0.155, forecastADay: 0, draw: 0 },
  /** A forecast from results alone adds next to nothing to a price. */
  byResultsAlone: { forecast: 0.03, forecastADay: 0 },
} as const;
/** The age of a price, in days, from which on it gets no older: the oldest of the tuning seasons are of three days. */
const oldestDays = 3;

/**
 * The greatest difference between the chance of a handicap and that of its prices: of the tuning seasons' handicaps 99 in 100 are within
 * 0.025 of what the prices on the result and on goals give them.
 */
const farthestApart = 0.05;

/**
 * Returns the forecast that takes the bookmakers' prices in: of each priced market a logarithmic pool of the market's and the forecast's
 * probabilities (Genest and Zidek, "Combining probability distributions: a critique and an annotated bibliography", 1986), brought
 * back to score parameters, so that markets which nobody has priced agree with those which somebody has.
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
  const { asianHandicap, ...others } = average;
  const sharpViews = marketViews(sharp);
  const targetsOf = (views: readonly MarketView[]) =>
    views.flatMap((view) => {
      const sharpView = sharpViews.find(isOfSameLine(view));
      return targetChances(view, sharpView, grid, weightsFor(view, sharpView, marketInformed !== undefined), hoursBefore);
    });
  const withoutHandicap = marketViews(others);
  const handicap = asianHandicap === undefined ? [] : marketViews({ asianHandicap });
  if (withoutHandicap.length + handicap.length === 0) throw new RangeError('a blend needs the prices of at least one market');
  if (withoutHandicap.length === 0) return fitScore(start, targetsOf(handicap));
  const blended = fitScore(start, targetsOf(withoutHandicap));
  const agreeing = handicap.filter((view) => !contradicts(view, blended));
  return agreeing.length === 0 ? blended : fitScore(blended, targetsOf([...withoutHandicap, ...agreeing]));
}

function isOfSameLine({ bets: [first] }: MarketView) {
  return ({ bets: [other] }: MarketView) => other?.market === first?.market && other?.line === first?.line;
}

function weightsFor({ bets }: MarketView, sharp: MarketView | undefined, isMarketInformed: boolean): PoolWeights {
  const weight = bets.length < 3 ? weights.ofTwo : sharp === undefined ? weights.ofThreeWithoutSharp : weights.ofThree;
  return isMarketInformed ? weight : { ...weight, ...weights.byResultsAlone };
}

/**
 * Returns true when a handicap's prices cannot be right beside the others: in files one in some hundreds has the sign of its line reversed.
 */
function contradicts({ bets, probabilities }: MarketView, blended: ScoreParameters): boolean {
  const chance = winProbability(betChances(bets[0] as MarketView['bets'][number], { grid: scoreGrid(blended) })) as number;
  return Math.abs(chance - (probabilities[0] as number)) > farthestApart;
}

/** Returns the pooled chances of a market's selections but the last, which follows from the others. */
function targetChances(
  { bets, probabilities }: MarketView,
  sharp: MarketView | undefined,
  grid: ScoreGrid,
  weight: PoolWeights,
  hoursBefore: number,
): TargetChance[] {
  const days = Math.min(oldestDays, Math.max(0, hoursBefore / 24));
  const forecastWeight = weight.forecast + weight.forecastADay * days;
  const weighted = bets.map((bet, index) => {
    const average = Math.log(probabilities[index] as number);
    const sharper = sharp === undefined ? 0 : Math.log(sharp.probabilities[index] as number) - average;
    const forecast = Math.log(winProbability(betChances(bet, { grid })) as number) - average;
    const drawn = bet.selection === 'draw' ? weight.draw : 0;
    return Math.exp(weight.average * average + weight.sharp * sharper + forecastWeight * forecast + drawn);
  });
  const sum = weighted.reduce((total, part) => total + part, 0);
  return bets.slice(0, -1).map((bet, index) => ({ bet, probability: (weighted[index] as number) / sum }));
}

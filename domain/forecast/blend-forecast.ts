import { betChances, winProbability } from './bet-chances.ts';
import { fitScore } from './fit-score.ts';
import { type MarketPrices, type MarketView, marketViews } from './market-view.ts';
import { type ScoreGrid, type ScoreParameters, scoreGrid } from './score-grid.ts';

/**
 * The exponents of the pool by how many selections a market has, and what a draw is multiplied by, found on the seasons 2014-15 to
 * 2017-18 as what was better than the prices alone in each of them. Prices know nearly all that results can tell, so the model's part
 * is small. On who wins the two exponents together are above 1: averages of bookmakers' prices are a little too timid about
 * favourites even when the margin is out. On two selections there is no such lean.
 */
const weights = {
  ofThree: { market: 1, model: 0.03, draw: 1.02 },
  ofTwo: { market: 0.96, model: 0.03, draw: 1 },
};

/**
 * The greatest difference between the chance of a handicap and that of its prices: of the tuning seasons' handicaps 99 in 100 are within
 * 0.025 of what the prices on the result and on goals give them.
 */
const farthestApart = 0.05;

/**
 * Returns the forecast that takes the bookmakers' prices in: of each priced market a logarithmic pool of the market's and the model's
 * probabilities (Genest and Zidek, "Combining probability distributions: a critique and an annotated bibliography", 1986), brought
 * back to score parameters, so that markets which nobody has priced agree with those which somebody has.
 *
 * @throws RangeError when no market is given or a price is not above 1
 */
export function blendForecast(model: ScoreParameters, prices: MarketPrices): ScoreParameters {
  const { asianHandicap, ...others } = prices;
  const withoutHandicap = marketViews(others);
  const handicap = asianHandicap === undefined ? [] : marketViews({ asianHandicap });
  if (withoutHandicap.length + handicap.length === 0) throw new RangeError('a blend needs the prices of at least one market');
  if (withoutHandicap.length === 0) return fitTo(model, model, handicap);
  const blended = fitTo(model, model, withoutHandicap);
  const agreeing = handicap.filter((view) => !contradicts(view, blended));
  return agreeing.length === 0 ? blended : fitTo(blended, model, [...withoutHandicap, ...agreeing]);
}

function fitTo(start: ScoreParameters, model: ScoreParameters, views: readonly MarketView[]): ScoreParameters {
  const grid = scoreGrid(model);
  return fitScore(
    start,
    views.flatMap((view) => {
      const pooled = pool(view, grid);
      // The last selection follows from the others.
      return view.bets.slice(0, -1).map((bet, index) => ({ bet, probability: pooled[index] as number }));
    }),
  );
}

/**
 * Returns true when a handicap's prices cannot be right beside the others: in files one in some hundreds has the sign of its line reversed.
 */
function contradicts({ bets, probabilities }: MarketView, blended: ScoreParameters): boolean {
  const chance = winProbability(betChances(bets[0] as MarketView['bets'][number], { grid: scoreGrid(blended) })) as number;
  return Math.abs(chance - (probabilities[0] as number)) > farthestApart;
}

function pool({ bets, probabilities }: MarketView, grid: ScoreGrid): number[] {
  const { market, model, draw } = bets.length === 3 ? weights.ofThree : weights.ofTwo;
  const weighted = bets.map((bet, index) => {
    const byModel = winProbability(betChances(bet, { grid })) as number;
    return (probabilities[index] as number) ** market * byModel ** model * (bet.selection === 'draw' ? draw : 1);
  });
  const sum = weighted.reduce((total, part) => total + part, 0);
  return weighted.map((part) => part / sum);
}

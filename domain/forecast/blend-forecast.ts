import type { Bet } from '#domain/odds/bet.ts';
import { betChances, winProbability } from './bet-chances.ts';
import { removeMargin } from './remove-margin.ts';
import { type ScoreParameters, scoreGrid } from './score-grid.ts';

/** What bookmakers ask before a match, decimal, margin still in. Any of the three may be absent, not all. */
export interface MarketPrices {
  readonly matchResult?: readonly [home: number, draw: number, away: number];
  readonly totalGoals?: { readonly line: number; readonly prices: readonly [over: number, under: number] };
  /** `line` is the handicap given to the home side, as everywhere. */
  readonly asianHandicap?: { readonly line: number; readonly prices: readonly [home: number, away: number] };
}

/** How much the market's view counts against the model's, as parts of 1. */
const marketWeight = 0.85;

/**
 * The forecast that takes the bookmakers' prices in: a logarithmic opinion pool of the model's and the market's probabilities
 * (Genest and Zidek, "Combining probability distributions", 1986), brought back to score parameters that reproduce it, so that the
 * markets which nobody has priced agree with those which somebody has.
 *
 * @throws RangeError when no market is given or a price is not above 1
 */
export function blendForecast(model: ScoreParameters, prices: MarketPrices): ScoreParameters {
  const views = marketViews(prices);
  if (views.length === 0) throw new RangeError('a blend needs the prices of at least one market');
  const targets = views.map(({ bets, market }) => pool(chancesOf(bets, model), market));
  return fitted(
    model,
    views.flatMap(({ bets }) => bets),
    targets.flat(),
  );
}

interface MarketView {
  readonly bets: readonly Bet[];
  /** Probabilities of the bets, margin removed. */
  readonly market: readonly number[];
}

function marketViews({ matchResult, totalGoals, asianHandicap }: MarketPrices): MarketView[] {
  const views: MarketView[] = [];
  if (matchResult !== undefined) {
    const bets = (['home', 'draw', 'away'] as const).map((selection): Bet => ({ market: 'match-result', line: 0, selection }));
    views.push({ bets, market: removeMargin(matchResult, 'shin') });
  }
  if (totalGoals !== undefined) {
    const { line, prices } = totalGoals;
    const bets = (['over', 'under'] as const).map((selection): Bet => ({ market: 'total-goals', line, selection }));
    views.push({ bets, market: removeMargin(prices, 'shin') });
  }
  if (asianHandicap !== undefined) {
    const { line, prices } = asianHandicap;
    const bets = (['home', 'away'] as const).map((selection): Bet => ({ market: 'asian-handicap', line, selection }));
    views.push({ bets, market: removeMargin(prices, 'shin') });
  }
  return views;
}

function chancesOf(bets: readonly Bet[], parameters: ScoreParameters): number[] {
  const grid = scoreGrid(parameters);
  return bets.map((bet) => winProbability(betChances(bet, { grid })) ?? 0.5);
}

function pool(model: readonly number[], market: readonly number[]): number[] {
  const weighted = model.map((chance, at) => chance ** (1 - marketWeight) * (market[at] as number) ** marketWeight);
  const sum = weighted.reduce((total, part) => total + part, 0);
  return weighted.map((part) => part / sum);
}

/** Gauss and Newton's steps from the model's parameters; what the targets leave open stays as it was by a small ridge. */
function fitted(start: ScoreParameters, bets: readonly Bet[], targets: readonly number[]): ScoreParameters {
  const ridge = 1e-6;
  const step = 1e-4;
  const at = (x: readonly [number, number, number]): ScoreParameters => ({
    ...start,
    homeGoals: start.homeGoals * Math.exp(x[0]),
    awayGoals: start.awayGoals * Math.exp(x[1]),
    drawWeight: start.drawWeight * Math.exp(x[2]),
  });
  let x: [number, number, number] = [0, 0, 0];
  for (let round = 0; round < 6; round += 1) {
    const now = chancesOf(bets, at(x));
    const slopes = [0, 1, 2].map((axis) => {
      const moved: [number, number, number] = [...x];
      moved[axis as 0 | 1 | 2] += step;
      return chancesOf(bets, at(moved)).map((chance, index) => (chance - (now[index] as number)) / step);
    }) as [number[], number[], number[]];
    const dot = (first: readonly number[], second: readonly number[]) =>
      first.reduce((sum, value, index) => sum + value * (second[index] as number), 0);
    const gaps = targets.map((target, index) => target - (now[index] as number));
    const [a, b, c] = slopes;
    const matrix = [
      [dot(a, a) + ridge, dot(a, b), dot(a, c), dot(a, gaps) - ridge * x[0]],
      [dot(b, a), dot(b, b) + ridge, dot(b, c), dot(b, gaps) - ridge * x[1]],
      [dot(c, a), dot(c, b), dot(c, c) + ridge, dot(c, gaps) - ridge * x[2]],
    ];
    const move = solve(matrix);
    x = x.map((value, axis) => value + Math.max(-0.7, Math.min(0.7, move[axis] as number))) as [number, number, number];
  }
  return at(x);
}

function solve(rows: number[][]): number[] {
  for (let pivot = 0; pivot < 3; pivot += 1) {
    for (let row = 0; row < 3; row += 1) {
      if (row === pivot) continue;
      const factor = (rows[row]?.[pivot] as number) / (rows[pivot]?.[pivot] as number);
      for (let column = pivot; column < 4; column += 1)
        (rows[row] as number[])[column] = (rows[row]?.[column] as number) - factor * (rows[pivot]?.[column] as number);
    }
  }
  return rows.map((row, pivot) => (row[3] as number) / (row[pivot] as number));
}

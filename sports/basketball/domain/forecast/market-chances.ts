import { type BetChances, winProbability } from '#domain/forecast/goals/bet-chances.ts';
import type { BasketballBet } from '../basketball-bet.ts';
import { type BasketballForecast, chanceAbove } from './basketball-ratings.ts';

/**
 * Returns the chances of a bet. Points are whole numbers: a line that can be met gives the stake back with the chance of the half points
 * around it, and no lead is 0, since overtime is played until one side leads.
 *
 * @throws RangeError for a line that is not a multiple of half a point
 */
export function basketballBetChances(bet: BasketballBet, forecast: BasketballForecast): BetChances {
  switch (bet.market) {
    case 'moneyline':
      return chancesAround(0, (points) => leadAbove(forecast, points), bet.selection === 'home');
    case 'spread':
      /* The home side with 3.5 points given has won when its lead is above −3.5. */
      return chancesAround(-bet.line, (points) => leadAbove(forecast, points), bet.selection === 'home');
    case 'total':
      return chancesAround(bet.line, (points) => chanceAbove(forecast.total, points), bet.selection === 'over');
  }
}

/** Returns the price at which a bet neither wins nor loses on average; undefined when the stake is certain to come back. */
export function fairPrice(chances: BetChances): number | undefined {
  const probability = winProbability(chances);
  return probability === undefined || probability === 0 ? undefined : 1 / probability;
}

function chancesAround(line: number, above: (points: number) => number, isAbove: boolean): BetChances {
  if (!Number.isInteger(line * 2)) throw new RangeError(`a line is a multiple of half a point, not ${line}`);
  const half = Number.isInteger(line) ? 0.5 : 0;
  const [over, under] = [above(line + half), 1 - above(line - half)];
  const [won, lost] = isAbove ? [over, under] : [under, over];
  return { won, halfWon: 0, void: Math.max(0, 1 - over - under), halfLost: 0, lost };
}

/** Returns the chance that the home side leads by more than `points` at the end; a lead within one point of 0 counts as 0, since no game is drawn. */
function leadAbove({ lead }: BasketballForecast, points: number): number {
  return chanceAbove(lead, Math.abs(points) < 1 ? 0 : points);
}

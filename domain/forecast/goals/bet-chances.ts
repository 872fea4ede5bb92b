import type { Bet } from '#domain/odds/bet.ts';
import type { SettledAt } from '#domain/odds/markets/market-definition.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';
import { outcomesByScore } from './bet-outcomes.ts';
import type { ScoreGrid } from './score-grid.ts';

/** The chance of each outcome of a stake; the five sum to 1. */
export interface BetChances {
  readonly won: number;
  readonly halfWon: number;
  readonly void: number;
  readonly halfLost: number;
  readonly lost: number;
}

/** The grids by which a bet is priced; without the one of the break, bets on the half-time result have no price. */
export interface ForecastGrids {
  readonly grid: ScoreGrid;
  readonly halfTime?: ScoreGrid;
}

/** Returns the grid by which bets of a market are priced; undefined when the forecast does not cover the score that counts. */
export function gridOf(market: Bet['market'], { grid, halfTime }: ForecastGrids): ScoreGrid | undefined {
  const byTime: Readonly<Record<SettledAt, ScoreGrid | undefined>> = { 'full-time': grid, 'half-time': halfTime };
  return byTime[betMarkets[market].settledAt];
}

/**
 * Returns the chances of a bet: the rule that settles it, applied to every score of the grid, so that pricing and settling cannot differ.
 *
 * @throws RangeError for a bet on the half-time result without a grid of the break
 */
export function betChances(bet: Bet, grids: ForecastGrids): BetChances {
  const counted = gridOf(bet.market, grids);
  if (counted === undefined) throw new RangeError('a bet on the half-time result has no chances without a grid of the break');
  return chancesByOutcomes(outcomesByScore(bet, counted.size), counted);
}

/**
 * Returns the chances of the bet with these outcomes.
 *
 * @param outcomes the result of `outcomesByScore` for the grid's size
 */
export function chancesByOutcomes(outcomes: Uint8Array, { cells }: ScoreGrid): BetChances {
  let [won, halfWon, returned, halfLost, lost] = [0, 0, 0, 0, 0];
  for (let cell = 0; cell < outcomes.length; cell += 1) {
    const chance = cells[cell] as number;
    switch (outcomes[cell]) {
      case 0:
        won += chance;
        break;
      case 1:
        halfWon += chance;
        break;
      case 2:
        returned += chance;
        break;
      case 3:
        halfLost += chance;
        break;
      default:
        lost += chance;
    }
  }
  return { won, halfWon, void: returned, halfLost, lost };
}

/**
 * Returns the chance of winning with returned stakes left out, a half stake counted as half: the chance with which the price of a bet is
 * compared. Undefined when the stake is certain to be returned.
 */
export function winProbability({ won, halfWon, halfLost, lost }: BetChances): number | undefined {
  const decided = won + halfWon / 2 + lost + halfLost / 2;
  return decided > 0 ? (won + halfWon / 2) / decided : undefined;
}

/**
 * Returns the average profit of a stake of one unit, in units (0.05: five hundredths).
 *
 * @param decimalOdds the price, above 1
 */
export function expectedValue({ won, halfWon, halfLost, lost }: BetChances, decimalOdds: number): number {
  return (won + halfWon / 2) * (decimalOdds - 1) - halfLost / 2 - lost;
}

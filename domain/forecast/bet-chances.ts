import type { Bet } from '#domain/odds/bet.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';
import type { ScoreGrid } from './score-grid.ts';

/** The chance of each thing that can become of a stake; the five sum to 1. */
export interface BetChances {
  readonly won: number;
  readonly halfWon: number;
  readonly void: number;
  readonly halfLost: number;
  readonly lost: number;
}

/** The grids that a bet is priced by; without the one of the break, bets on the half-time result have no price. */
export interface ForecastGrids {
  readonly grid: ScoreGrid;
  readonly halfTime?: ScoreGrid;
}

/**
 * The chances of a bet: the rule that settles it, applied to every score of the grid, so that pricing and settling cannot differ.
 *
 * @throws RangeError for a bet on the half-time result without a grid of the break
 */
export function betChances(bet: Bet, { grid, halfTime }: ForecastGrids): BetChances {
  const atBreak = bet.market === 'half-time-result';
  const counted = atBreak ? halfTime : grid;
  if (counted === undefined) throw new RangeError('a bet on the half-time result has no chances without a grid of the break');
  const chances = { won: 0, 'half-won': 0, void: 0, 'half-lost': 0, lost: 0 };
  const { size, cells } = counted;
  for (let home = 0; home < size; home += 1) {
    for (let away = 0; away < size; away += 1) {
      const goals = { home, away };
      const outcome = settleBet(bet, goals, atBreak ? goals : undefined);
      if (outcome !== undefined) chances[outcome] += cells[home * size + away] as number;
    }
  }
  return { won: chances.won, halfWon: chances['half-won'], void: chances.void, halfLost: chances['half-lost'], lost: chances.lost };
}

/**
 * The chance of winning with returned stakes left out, a half stake counted as half: what the price of a bet is compared with.
 * Undefined when the stake is certain to come back.
 */
export function winProbability({ won, halfWon, halfLost, lost }: BetChances): number | undefined {
  const decided = won + halfWon / 2 + lost + halfLost / 2;
  return decided > 0 ? (won + halfWon / 2) / decided : undefined;
}

/** The decimal price at which neither side gains: 1 / winProbability. Undefined for a bet that cannot win or cannot be decided. */
export function fairOdds(chances: BetChances): number | undefined {
  const probability = winProbability(chances);
  return probability === undefined || probability === 0 ? undefined : 1 / probability;
}

/**
 * What a stake of one unit brings on average, in units (0.05: five hundredths).
 *
 * @param decimalOdds the price, above 1
 */
export function expectedValue({ won, halfWon, halfLost, lost }: BetChances, decimalOdds: number): number {
  return (won + halfWon / 2) * (decimalOdds - 1) - halfLost / 2 - lost;
}

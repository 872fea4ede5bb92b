/** A bet at a price with a chance of winning. */
export interface PricedBet {
  readonly stakeUnits: number;
  readonly decimalOdds: number;
  readonly winProbability: number;
}

/**
 * Returns the average profit of a bet with one's own stake, in units; negative for a loss: stake × (chance × odds − 1).
 *
 * @throws RangeError for a stake below 0, odds of 1 or less, or a chance outside 0 to 1
 */
export function ownBetValue(bet: PricedBet): number {
  const { stakeUnits, decimalOdds, winProbability } = checked(bet);
  return stakeUnits * (winProbability * decimalOdds - 1);
}

/**
 * Returns the average profit of a free bet, in units, when its stake is not paid out with the winnings: stake × chance × (odds − 1).
 *
 * @throws RangeError for a stake below 0, odds of 1 or less, or a chance outside 0 to 1
 */
export function freeBetValue(bet: PricedBet): number {
  const { stakeUnits, decimalOdds, winProbability } = checked(bet);
  return stakeUnits * winProbability * (decimalOdds - 1);
}

/**
 * Returns the chance behind a price with a known margin, which is removed in proportion: 1 / (odds × (1 + overround)).
 *
 * @param overround the excess over 1 of the sum of a market's implied probabilities, such as 0.05
 * @throws RangeError for odds of 1 or less, or an overround below 0
 */
export function chanceBehindOdds(decimalOdds: number, overround: number): number {
  if (!(decimalOdds > 1)) throw new RangeError(`decimal odds are above 1, not ${decimalOdds}`);
  if (!(overround >= 0)) throw new RangeError(`an overround is 0 or more, not ${overround}`);
  return 1 / (decimalOdds * (1 + overround));
}

function checked(bet: PricedBet): PricedBet {
  if (!(bet.stakeUnits >= 0)) throw new RangeError(`a stake is 0 or more, not ${bet.stakeUnits}`);
  if (!(bet.decimalOdds > 1)) throw new RangeError(`decimal odds are above 1, not ${bet.decimalOdds}`);
  if (!(bet.winProbability >= 0 && bet.winProbability <= 1)) throw new RangeError(`a chance is 0 to 1, not ${bet.winProbability}`);
  return bet;
}

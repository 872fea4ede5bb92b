import { accumulatorOf } from './accumulator.ts';
import { checkLeg, type SlipLeg } from './slip-leg.ts';

/** The cost of a slip and its max payout, in the unit of the stake; nothing is rounded. */
export interface SlipReturns {
  readonly stake: number;
  /** Stake and winnings when every bet wins; undefined when there is no price. */
  readonly returns: number | undefined;
  readonly profit: number | undefined;
}

/**
 * Returns the cost and payout of every leg as a separate bet with the same stake.
 *
 * @param stake on each leg, at least 0, in any unit
 * @throws RangeError for a stake below 0 or not a number, or a price not above 1
 */
export function returnsOfSingles(legs: readonly SlipLeg[], stake: number): SlipReturns {
  checkStake(stake);
  legs.forEach(checkLeg);
  return slipReturns(
    stake * legs.length,
    legs.reduce((sum, { decimalOdds }) => sum + stake * decimalOdds, 0),
  );
}

/**
 * Returns the cost and payout of all legs as one bet. Without a combined price (legs of one match) the returns are undefined.
 *
 * @param stake on the accumulator, at least 0, in any unit
 * @throws RangeError for a stake below 0 or not a number, or a price not above 1
 */
export function returnsOfAccumulator(legs: readonly SlipLeg[], stake: number): SlipReturns {
  checkStake(stake);
  const { decimalOdds } = accumulatorOf(legs);
  return slipReturns(stake, decimalOdds === undefined ? undefined : stake * decimalOdds);
}

function slipReturns(stake: number, returns: number | undefined): SlipReturns {
  return { stake, returns, profit: returns === undefined ? undefined : returns - stake };
}

function checkStake(stake: number): void {
  if (!(stake >= 0 && stake < Number.POSITIVE_INFINITY)) throw new RangeError(`a stake must be at least 0, not ${stake}`);
}

import { removeMargin } from '#domain/forecast/prices/remove-margin.ts';
import { overround } from '#domain/odds/overround.ts';

export interface MarketMargin {
  /** 1 / price of each selection. */
  readonly implied: readonly number[];
  /** The sum of the implied probabilities less 1: 0.046 is 4.6%; negative when backing every selection gains. */
  readonly overround: number;
  /** The share of the stakes that is paid back when they are in proportion to the implied probabilities: 1 / their sum. */
  readonly payout: number;
  /** The probabilities with the margin taken out in proportion; they sum to 1. */
  readonly fair: readonly number[];
}

/**
 * Returns the margin of a bookmaker in a market, and the fair probabilities without it. In a market with the margin m backing every
 * selection for the same return costs 1 + m for each unit that comes back.
 *
 * @param decimalOdds the prices of all selections, exactly one of which wins: at least two, each above 1
 * @throws RangeError when there are fewer than two prices or one is not above 1
 */
export function marketMargin(decimalOdds: readonly number[]): MarketMargin {
  const fair = removeMargin(decimalOdds, 'proportional');
  const margin = overround(decimalOdds) as number;
  return { implied: decimalOdds.map((price) => 1 / price), overround: margin, payout: 1 / (1 + margin), fair };
}

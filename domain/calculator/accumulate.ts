import { type Returns, singleReturns } from './stakes.ts';

export interface Accumulation extends Returns {
  /** The product of all prices. */
  readonly decimalOdds: number;
  /** The price of the bet up to each leg, in their order. */
  readonly running: readonly number[];
}

/**
 * Returns the payout of one stake on several independent selections that must all win: their prices multiply.
 *
 * @param stake above 0
 * @param decimalOdds at least one price, each above 1
 */
export function accumulate(stake: number, decimalOdds: readonly number[]): Accumulation {
  const running: number[] = [];
  for (const price of decimalOdds) running.push((running.at(-1) ?? 1) * price);
  const product = running.at(-1) ?? 1;
  return { decimalOdds: product, running, ...singleReturns(stake, product) };
}

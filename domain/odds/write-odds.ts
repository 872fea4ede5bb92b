import { toFractionalOdds } from './odds-formats.ts';

/** A price in every notation, as numbers; each language formats them. */
export interface OddsInEveryNotation {
  readonly decimal: number;
  /** The fraction of the bookmakers' ladder by `toFractionalOdds`; `approximate` when it is not exact. */
  readonly fractional: { readonly fraction: string; readonly approximate: boolean };
  /** The profit of a stake of 100 (above 0), or the stake for a profit of 100 (below 0). */
  readonly moneyline: number;
  readonly hongKong: number;
  readonly malay: number;
  readonly indonesian: number;
  /** 1 / price, between 0 and 1. */
  readonly impliedProbability: number;
}

/**
 * Returns a price in every notation, from its exact value.
 *
 * @param decimalOdds above 1
 */
export function writeOdds(decimalOdds: number): OddsInEveryNotation {
  const profit = decimalOdds - 1;
  const staked = -1 / profit;
  const fraction = toFractionalOdds(decimalOdds);
  return {
    decimal: decimalOdds,
    fractional: { fraction, approximate: Math.abs(fractionProfit(fraction) - profit) > 1e-9 },
    moneyline: (profit >= 1 ? profit : staked) * 100,
    hongKong: profit,
    malay: profit <= 1 ? profit : staked,
    indonesian: profit >= 1 ? profit : staked,
    impliedProbability: 1 / decimalOdds,
  };
}

function fractionProfit(fraction: string): number {
  const [numerator, denominator] = fraction.split('/').map(Number) as [number, number];
  return numerator / denominator;
}

import { checkLeg, type SlipLeg } from './slip-leg.ts';

/**
 * A warning about an accumulator's figures. `same-match`: two or more legs are of one match; they depend on each other, so that their
 * prices and probabilities may not be multiplied, and bookmakers do not accept them at the product. `no-forecast`: the forecast gives no
 * probability of a leg.
 */
type SlipWarning =
  | { readonly code: 'same-match'; readonly matchIds: readonly number[] }
  | { readonly code: 'no-forecast'; readonly matchIds: readonly number[] };

/** All legs as one bet, which wins when every leg does. */
export interface Accumulator {
  readonly legs: number;
  /** Undefined when two legs are of one match or there are no legs. */
  readonly decimalOdds: number | undefined;
  /** Undefined when the price is, and when a leg has no forecast. */
  readonly probability: number | undefined;
  /** 1 / probability; undefined when the probability is, and for a bet that cannot win. */
  readonly fairOdds: number | undefined;
  readonly warnings: readonly SlipWarning[];
}

/**
 * Returns the legs of a slip as an accumulator: matches are independent of each other, so prices multiply, and so do probabilities.
 *
 * @throws RangeError for a price not above 1 or a probability outside 0 to 1
 */
export function accumulatorOf(legs: readonly SlipLeg[]): Accumulator {
  legs.forEach(checkLeg);
  const ofOneMatch = [...Map.groupBy(legs, ({ matchId }) => matchId)].filter(([, shared]) => shared.length > 1).map(([matchId]) => matchId);
  const unknown = legs.filter(({ probability }) => probability === undefined).map(({ matchId }) => matchId);
  const independent = legs.length > 0 && ofOneMatch.length === 0;
  const probability = independent && unknown.length === 0 ? product(legs.map((leg) => leg.probability as number)) : undefined;
  return {
    legs: legs.length,
    decimalOdds: independent ? product(legs.map(({ decimalOdds }) => decimalOdds)) : undefined,
    probability,
    fairOdds: probability === undefined || probability === 0 ? undefined : 1 / probability,
    warnings: [
      ...(ofOneMatch.length === 0 ? [] : [{ code: 'same-match' as const, matchIds: ofOneMatch }]),
      ...(unknown.length === 0 ? [] : [{ code: 'no-forecast' as const, matchIds: [...new Set(unknown)] }]),
    ],
  };
}

function product(factors: readonly number[]): number {
  return factors.reduce((result, factor) => result * factor, 1);
}

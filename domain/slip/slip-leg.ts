import type { AnyBet } from '#domain/sports/sport-types.ts';

/** A selection on the bet slip. */
export interface SlipLeg {
  readonly matchId: number;
  readonly bet: AnyBet;
  readonly decimalOdds: number;
  /** The forecast's probability of winning, returned stakes left out; undefined without a forecast. */
  readonly probability: number | undefined;
}

/**
 * Checks the figures of a leg.
 *
 * @throws RangeError for a price not above 1 or a probability outside 0 to 1, naming the match
 */
export function checkLeg({ matchId, decimalOdds, probability }: SlipLeg): void {
  if (!(decimalOdds > 1 && decimalOdds < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`the price on match ${matchId} must be above 1, not ${decimalOdds}`);
  }
  if (probability !== undefined && !(probability >= 0 && probability <= 1)) {
    throw new RangeError(`the probability on match ${matchId} must be 0 to 1, not ${probability}`);
  }
}

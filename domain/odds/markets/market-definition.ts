import type { Goals } from '#domain/match/match-score.ts';
import type { BetOutcome } from '../bet.ts';
import type { QuotedMarket } from '../quoted-market.ts';

/**
 * The part of the result on which a market depends: the winner, or the number of goals. Bets of one family win and lose together more often
 * than not.
 */
export type OutcomeFamily = 'result' | 'goals';

/** The scores that can count: after ninety minutes with added time, and at the break. */
export type SettledAt = 'full-time' | 'half-time';

/** The definition of one market of football. A new market is a file like its neighbours, and the entries that the compiler then requires. */
export interface MarketDefinition<Selection extends string = string> extends QuotedMarket<Selection> {
  /** The range of lines, in quarter goals. */
  readonly lines?: NonNullable<QuotedMarket['lines']> & {
    /** The meaning of a line: goals given to the home side, or a sum of goals. */
    readonly of: 'lead' | 'sum';
  };
  /** The line on which most bookmakers quote, by which they are compared; a market without one is not compared. */
  readonly mainLine?: number;
  /** The score that counts. */
  readonly settledAt: SettledAt;
  readonly family: OutcomeFamily;
  /** True when some scores return the stake, wholly or half of it. */
  readonly canReturnStake: boolean;
  /** The market's name in an address, `?prices=goals`; a market without one is not shown by prices. */
  readonly addressName?: string;
  /**
   * Returns the outcome of a bet by the rules that European bookmakers share.
   *
   * @param goals the goals of the score that counts
   */
  settle(bet: { readonly line: number; readonly selection: Selection }, goals: Goals): BetOutcome;
}

/** Returns the definition of a market, typed with the exact names of its selections. */
export function defineMarket<const Selection extends string, const AddressName extends string | undefined = undefined>(
  market: Omit<MarketDefinition<Selection>, 'addressName'> & { readonly addressName?: AddressName },
): typeof market {
  return market;
}

export function wonIf(won: boolean): BetOutcome {
  return won ? 'won' : 'lost';
}

/**
 * Returns the outcome of a bet by the margin over its line. A quarter line is a half stake on each of the two lines beside it, so a margin
 * of a quarter decides one half and returns the other.
 */
export function byMargin(margin: number): BetOutcome {
  if (margin === 0) return 'void';
  if (margin === 0.25) return 'half-won';
  if (margin === -0.25) return 'half-lost';
  return margin > 0 ? 'won' : 'lost';
}

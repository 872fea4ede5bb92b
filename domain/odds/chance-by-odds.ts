import { removeMargin } from '#domain/forecast/prices/remove-margin.ts';
import { consensusPrices, type OpinionQuote } from './consensus-prices.ts';

/** A bet by its place in the quotes of its line. */
export interface QuotedBet<Name extends string = string> {
  readonly market: Name;
  readonly line: number;
  /** The index of the bet's price in a quote of its line. */
  readonly at: number;
  /** The number of selections of the market that win together. */
  readonly winners: number;
}

/**
 * Returns the chance that the bookmakers' average prices give to a bet, returned stakes left out and the margin taken out as in the blended
 * forecast; undefined when no bookmaker quotes every selection of the line.
 *
 * @param quotes one for each bookmaker and line: its newest
 */
export function chanceByOdds({ market, line, at, winners }: QuotedBet, quotes: readonly OpinionQuote[]): number | undefined {
  const consensus = consensusPrices(quotes, market).find((opinion) => opinion.line === line);
  return consensus && removeMargin(consensus.prices, 'power', winners)[at];
}

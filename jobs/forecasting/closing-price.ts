import type { MatchQuote } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { chanceByOdds, type QuotedBet } from '#domain/odds/chance-by-odds.ts';
import type { AnyMarket } from '#domain/sports/sport-types.ts';

/** The last prices before kick-off for a bet. */
export interface ClosingPrice {
  /** The best price of any bookmaker, margin still in; null when no bookmaker quoted the bet. */
  readonly closingOdds: number | null;
  /**
   * The probability by the bookmakers' average prices, margin removed as in the blended forecast; null when no bookmaker quoted every
   * selection of the line.
   */
  readonly closingProbability: number | null;
}

/**
 * Returns the closing price of a bet.
 *
 * @param quotes each bookmaker's last quote of every market and line of the match, at kick-off
 */
export function closingPrice<Name extends AnyMarket>(bet: QuotedBet<Name>, quotes: readonly MatchQuote<Name>[]): ClosingPrice {
  const { market, line, at } = bet;
  const offered = quotes.flatMap((quote) =>
    quote.kind === 'bookmaker' && quote.market === market && quote.line === line ? [quote.prices[at] ?? 0] : [],
  );
  const best = Math.max(0, ...offered);
  return {
    closingOdds: best > 1 ? best : null,
    closingProbability: chanceByOdds(bet, quotes) ?? null,
  };
}

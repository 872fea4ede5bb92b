import type { MatchQuote } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { removeMargin } from '#domain/forecast/remove-margin.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import { consensusPrices } from '#domain/odds/consensus-prices.ts';
import type { Market } from '#domain/odds/markets/markets.ts';

/** The last prices before kick-off for a bet. */
export interface ClosingPrice {
  /** The best of any bookmaker, margin still in; null where no bookmaker quoted the bet. */
  readonly closingOdds: number | null;
  /**
   * The probability by the bookmakers' average prices, margin removed as in the blended forecast; null where nobody quoted every selection
   * of the line.
   */
  readonly closingProbability: number | null;
}

export interface PricedBet {
  readonly market: Market;
  readonly line: number;
  readonly selection: string;
}

/** @param quotes each bookmaker's last quote of every market and line of the match, at kick-off */
export function closingPrice({ market, line, selection }: PricedBet, quotes: readonly MatchQuote[]): ClosingPrice {
  const at = betsOfLine(market, line).findIndex((bet) => bet.selection === selection);
  const offered = quotes.flatMap((quote) =>
    quote.kind === 'bookmaker' && quote.market === market && quote.line === line ? [quote.prices[at] ?? 0] : [],
  );
  const best = Math.max(0, ...offered);
  const consensus = consensusPrices(quotes, market).find((opinion) => opinion.line === line);
  return {
    closingOdds: best > 1 ? best : null,
    closingProbability: consensus === undefined ? null : (removeMargin(consensus.prices, 'power')[at] ?? null),
  };
}

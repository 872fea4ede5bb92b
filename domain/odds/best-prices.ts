import type { Bet } from './bet.ts';
import { betsOfLine } from './bets-of-line.ts';
import type { Market } from './markets/markets.ts';
import type { BookmakerKind } from './quote.ts';

/** The prices of a bookmaker, an exchange or a market average for a line of one match. */
interface Quote {
  readonly kind: BookmakerKind;
  readonly market: Market;
  readonly line: number;
  /** Decimal, in the market's order of selections. */
  readonly prices: readonly (number | null)[];
}

const keyOf = ({ market, line, selection }: Bet) => `${market} ${line} ${selection}`;

/** Returns the highest price of any bookmaker for a bet; undefined when none quotes it. Exchanges charge a commission and do not count. */
export type BestPrices = (bet: Bet) => number | undefined;

/**
 * Returns the best prices among quotes.
 *
 * @param quotes those that count (domain/odds/counted-prices.ts), one for each bookmaker, market and line
 */
export function bestPricesOf(quotes: readonly Quote[]): BestPrices {
  const best = new Map<string, number>();
  for (const { kind, market, line, prices } of quotes) {
    if (kind !== 'bookmaker') continue;
    for (const [at, bet] of betsOfLine(market, line).entries()) {
      const decimalOdds = prices[at];
      if (decimalOdds != null && decimalOdds > (best.get(keyOf(bet)) ?? 0)) best.set(keyOf(bet), decimalOdds);
    }
  }
  return (bet) => best.get(keyOf(bet));
}

/** Returns the lines of a market that a bookmaker quotes, in order. */
export function quotedLines(quotes: readonly Quote[], market: Market): number[] {
  const lines = quotes.filter((quote) => quote.kind === 'bookmaker' && quote.market === market).map(({ line }) => line);
  return [...new Set(lines)].sort((first, second) => first - second);
}

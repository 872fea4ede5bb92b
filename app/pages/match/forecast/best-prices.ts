import type { MatchQuote } from '#data/queries/forecast/list-quotes-of-matches.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';

const keyOf = ({ market, line, selection }: Bet) => `${market} ${line} ${selection}`;

export interface BestPrice {
  readonly decimalOdds: number;
  /** Whether it is new enough for a tip to rest on it. */
  readonly fresh: boolean;
}

/** The highest price of any bookmaker for a bet; undefined where none quotes it. Exchanges ask a commission on top and do not count. */
export type BestPrices = (bet: Bet) => BestPrice | undefined;

/**
 * Finds best prices among quotes, one a bookmaker, market and line. An old price is shown only where there is no fresh one.
 *
 * @param freshFrom quotes taken earlier are old
 */
export function bestPricesOf(quotes: readonly MatchQuote[], freshFrom: Date): BestPrices {
  const best = new Map<string, BestPrice>();
  for (const { kind, market, line, prices, quotedAt } of quotes) {
    if (kind !== 'bookmaker') continue;
    for (const [at, bet] of betsOfLine(market, line).entries()) {
      const decimalOdds = prices[at];
      if (decimalOdds == null) continue;
      const price = { decimalOdds, fresh: quotedAt >= freshFrom };
      if (beats(price, best.get(keyOf(bet)))) best.set(keyOf(bet), price);
    }
  }
  return (bet) => best.get(keyOf(bet));
}

function beats(price: BestPrice, other: BestPrice | undefined): boolean {
  if (other === undefined || price.fresh !== other.fresh) return other === undefined || price.fresh;
  return price.decimalOdds > other.decimalOdds;
}

/** The lines of a market that some bookmaker quotes, in order. */
export function quotedLines(quotes: readonly MatchQuote[], market: MatchQuote['market']): number[] {
  const lines = quotes.filter((quote) => quote.kind === 'bookmaker' && quote.market === market).map(({ line }) => line);
  return [...new Set(lines)].sort((first, second) => first - second);
}

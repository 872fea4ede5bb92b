import type { Bet } from './bet.ts';
import { betsOfLine } from './bets-of-line.ts';
import type { Market } from './markets/markets.ts';
import type { BookmakerKind } from './quote.ts';

/** The prices of a bookmaker, an exchange or a market average for a line of one match. */
interface Quote {
  readonly kind: BookmakerKind;
  readonly market: Market;
  readonly line: number;
  readonly quotedAt: Date;
  /** Decimal, in the market's order of selections. */
  readonly prices: readonly (number | null)[];
}

const keyOf = ({ market, line, selection }: Bet) => `${market} ${line} ${selection}`;

interface BestPrice {
  readonly decimalOdds: number;
  /** True when it is new enough for a tip to rest on it. */
  readonly fresh: boolean;
}

/**
 * Returns the highest price of any bookmaker for a bet; undefined where none quotes it. Exchanges ask a commission on top and do not count.
 */
export type BestPrices = (bet: Bet) => BestPrice | undefined;

/**
 * Returns the best prices among quotes, one a bookmaker, market and line. An old price is shown only where there is no fresh one.
 *
 * @param freshFrom quotes taken earlier are old
 */
export function bestPricesOf(quotes: readonly Quote[], freshFrom: Date): BestPrices {
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

/** Returns the lines of a market that some bookmaker quotes, in order. */
export function quotedLines(quotes: readonly Quote[], market: Market): number[] {
  const lines = quotes.filter((quote) => quote.kind === 'bookmaker' && quote.market === market).map(({ line }) => line);
  return [...new Set(lines)].sort((first, second) => first - second);
}

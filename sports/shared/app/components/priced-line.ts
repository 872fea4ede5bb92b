import type { LineComparison } from '#domain/odds/compare-prices.ts';
import { betsOfLine } from '#domain/sports/markets-of-sports.ts';
import type { NamedFirst } from '#domain/sports/named-first.ts';
import type { AnyBet, AnyMarket } from '#domain/sports/sport-types.ts';

/** The prices of a line, in the order of `bets`. */
export interface PricedLine extends LineComparison {
  readonly bets: readonly AnyBet[];
}

/** Returns the prices of a line of a market as they are shown: in the market's order, reversed on the sides of a match that names the visitors first. */
export function pricedLine(market: AnyMarket, comparison: LineComparison, namedFirst: NamedFirst): PricedLine {
  const bets: readonly AnyBet[] = betsOfLine(market, comparison.line);
  if (namedFirst === 'home' || !bets.some(({ selection }) => selection === 'home')) return { ...comparison, bets };
  const { best, bookmakers, others, old } = comparison;
  return {
    ...comparison,
    bets: bets.toReversed(),
    best: reversed(best),
    bookmakers: bookmakers.map(reversed),
    others: others.map(reversed),
    old: old.map(reversed),
  };
}

function reversed<Prices extends { readonly prices: readonly unknown[] }>(of: Prices): Prices {
  return { ...of, prices: of.prices.toReversed() };
}

import type { Bet } from './bet.ts';
import { betsOfLine } from './bets-of-line.ts';
import { type Market, markets } from './markets/markets.ts';
import { overround } from './overround.ts';

/** What a bookmaker asks for a line at present and, if it quoted it then, what it asked at an earlier time; decimal, in the market's order. */
export interface PriceNowAndBefore {
  readonly matchId: number;
  readonly market: Market;
  readonly line: number;
  readonly bookmaker: string;
  readonly now: readonly (number | null)[];
  readonly before?: readonly (number | null)[];
}

/** How the average price of a selection has moved. */
export interface PriceMove {
  readonly matchId: number;
  readonly bet: Bet;
  /** Bookmakers that quoted it both times; only these are in the averages. */
  readonly bookmakers: number;
  readonly beforeOdds: number;
  readonly nowOdds: number;
  /** As a share of the earlier price: −0.03 is 3% shorter. */
  readonly change: number;
}

/**
 * How far each selection's average price has moved, the most shortened first. A selection counts when enough bookmakers quoted it both
 * times.
 *
 * @param leastBookmakers how many are enough, 1 or more
 */
export function priceMoves(quotes: readonly PriceNowAndBefore[], leastBookmakers: number): PriceMove[] {
  const lines = Map.groupBy(quotes, ({ matchId, market, line }) => `${matchId} ${market} ${line}`);
  const moves = [...lines.values()].flatMap((ofLine) => {
    const [{ matchId, market, line }] = ofLine as [PriceNowAndBefore];
    return betsOfLine(market, line).flatMap((bet, selection): PriceMove[] => {
      const pairs = ofLine.flatMap(({ now, before }) => {
        const [late, early] = [now[selection], before?.[selection]];
        return late == null || early == null ? [] : [{ late, early }];
      });
      if (pairs.length < leastBookmakers) return [];
      const beforeOdds = mean(pairs.map(({ early }) => early));
      const nowOdds = mean(pairs.map(({ late }) => late));
      return [{ matchId, bet, bookmakers: pairs.length, beforeOdds, nowOdds, change: nowOdds / beforeOdds - 1 }];
    });
  });
  return moves.sort((first, second) => first.change - second.change || first.matchId - second.matchId);
}

/** What is kept on average in a market: by a bookmaker, or of stakes placed at the best price of each selection. */
export interface AverageMargin {
  readonly market: Market;
  /** As a share: 0.05 is 5%; below 0 the best prices together leave something over. */
  readonly margin: number;
  readonly matches: number;
}

/** Each bookmaker's average margin in each market, over the lines that it quotes in full. */
export function averageMargins(quotes: readonly PriceNowAndBefore[]): Map<string, AverageMargin[]> {
  const byBookmaker = Map.groupBy(quotes, ({ bookmaker }) => bookmaker);
  return new Map([...byBookmaker].map(([bookmaker, own]) => [bookmaker, marginsByMarket(own)]));
}

/** The average margin of the best prices of all bookmakers in each market. */
export function bestPriceMargins(quotes: readonly PriceNowAndBefore[]): AverageMargin[] {
  const lines = Map.groupBy(quotes, ({ matchId, market, line }) => `${matchId} ${market} ${line}`);
  return marginsByMarket(
    [...lines.values()].map((ofLine) => {
      const [{ market, now }] = ofLine as [PriceNowAndBefore];
      return { market, now: now.map((_, selection) => highest(ofLine.map((quote) => quote.now[selection] ?? null))) };
    }),
  );
}

function marginsByMarket(lines: readonly Pick<PriceNowAndBefore, 'market' | 'now'>[]): AverageMargin[] {
  return [...Map.groupBy(lines, ({ market }) => market)].flatMap(([market, ofMarket]) => {
    const margins = ofMarket.map(({ now }) => overround(now, markets[market].winners)).filter((margin) => margin !== undefined);
    return margins.length === 0 ? [] : [{ market, margin: mean(margins), matches: margins.length }];
  });
}

function highest(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null);
  return known.length === 0 ? null : Math.max(...known);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

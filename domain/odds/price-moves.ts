import type { Bet } from './bet.ts';
import { betsOfLine } from './bets-of-line.ts';
import { type Market, markets } from './markets/markets.ts';
import { overround } from './overround.ts';

/** The present prices of a bookmaker for a line, and those at an earlier time if it quoted the line then; decimal, in the market's order of selections. */
export interface PriceNowAndBefore {
  readonly matchId: number;
  readonly market: Market;
  readonly line: number;
  readonly bookmaker: string;
  readonly now: readonly (number | null)[];
  readonly before?: readonly (number | null)[];
}

/** The move of a selection's average price. */
export interface PriceMove {
  readonly matchId: number;
  readonly bet: Bet;
  /** Number of bookmakers that quoted it both times; only these are in the averages. */
  readonly bookmakers: number;
  readonly beforeOdds: number;
  readonly nowOdds: number;
  /** The change as a share of the earlier price: −0.03 is 3% shorter. */
  readonly change: number;
}

/**
 * Returns the move of each selection's average price, the most shortened first. A selection counts when enough bookmakers quoted it both
 * times.
 *
 * @param minBookmakers the number that is enough, 1 or more
 */
export function priceMoves(quotes: readonly PriceNowAndBefore[], minBookmakers: number): PriceMove[] {
  const lines = Map.groupBy(quotes, ({ matchId, market, line }) => `${matchId} ${market} ${line}`);
  const moves = [...lines.values()].flatMap((ofLine) => {
    const [{ matchId, market, line }] = ofLine as [PriceNowAndBefore];
    return betsOfLine(market, line).flatMap((bet, selection): PriceMove[] => {
      const pairs = ofLine.flatMap(({ now, before }) => {
        const [late, early] = [now[selection], before?.[selection]];
        return late == null || early == null ? [] : [{ late, early }];
      });
      if (pairs.length < minBookmakers) return [];
      const beforeOdds = mean(pairs.map(({ early }) => early));
      const nowOdds = mean(pairs.map(({ late }) => late));
      return [{ matchId, bet, bookmakers: pairs.length, beforeOdds, nowOdds, change: nowOdds / beforeOdds - 1 }];
    });
  });
  return moves.sort((first, second) => first.change - second.change || first.matchId - second.matchId);
}

/** The average margin of a market: of a bookmaker, or of stakes placed at the best price of each selection. */
export interface AverageMargin {
  readonly market: Market;
  /** The margin as a share: 0.05 is 5%; negative when the best prices together give a profit. */
  readonly margin: number;
  readonly matches: number;
}

/** Returns each bookmaker's average margin in each market, over the lines that it quotes in full. */
export function averageMargins(quotes: readonly PriceNowAndBefore[]): Map<string, AverageMargin[]> {
  const byBookmaker = Map.groupBy(quotes, ({ bookmaker }) => bookmaker);
  return new Map([...byBookmaker].map(([bookmaker, own]) => [bookmaker, marginsByMarket(own)]));
}

/** Returns the average margin of the best prices of all bookmakers in each market. */
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

import type { Site } from '#app/site/site-context.server.ts';
import { listMovedMatches, type MovedMatch } from '#data/queries/odds/list-moved-matches.ts';
import { listRecentQuotes } from '#data/queries/odds/list-recent-quotes.ts';
import { averagePriceHistory } from '#domain/odds/average-price-history.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import type { PricePoint } from '#domain/odds/compare-prices.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import type { PriceMove, PriceNowAndBefore } from '#domain/odds/price-moves.ts';

/** A move with its match and its price history. */
export interface ShownMove extends PriceMove {
  readonly match: MovedMatch;
  readonly history: readonly PricePoint[];
}

/** Returns lists of moves with the match and the price history of each. */
export async function describeMoves(
  site: Site,
  lists: readonly (readonly PriceMove[])[],
  quotes: readonly PriceNowAndBefore[],
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<ShownMove[][]> {
  const matchIds = lists.flat().map(({ matchId }) => matchId);
  const [matches, recent] = await Promise.all([
    listMovedMatches(site.db, matchIds, site.words.locale.tag),
    listRecentQuotes(site.db, matchIds, before, now),
  ]);
  const historyOf = ({ matchId, bet }: PriceMove) => {
    const ofLine = <Quote extends { matchId: number; market: Market }>(quote: Quote) =>
      quote.matchId === matchId && quote.market === bet.market;
    const beginning = quotes
      .filter(ofLine)
      .flatMap(({ bookmaker, before: prices }) => (prices === undefined ? [] : [{ bookmaker, at: before, prices }]));
    const selection = betsOfLine(bet.market as Market, bet.line).findIndex((other) => other.selection === bet.selection);
    return averagePriceHistory(selection, beginning, recent.filter(ofLine), now);
  };
  return lists.map((moves) =>
    moves.flatMap((move): ShownMove[] => {
      const match = matches.find(({ id }) => id === move.matchId);
      return match === undefined ? [] : [{ ...move, match, history: historyOf(move) }];
    }),
  );
}

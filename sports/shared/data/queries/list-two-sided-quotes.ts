import type { Queryable } from '#data/database/database.ts';
import { quotedBefore } from '#data/odds/counted-quotes.ts';
import type { MarketQuote } from '#domain/odds/compare-prices.ts';
import type { AnyMarket } from '#domain/sports/sport-types.ts';

/**
 * Returns the quotes of all markets of a match of tennis or basketball that were known at a moment, however old. Quotes from after its start are left
 * out.
 */
export async function listTwoSidedQuotes(
  database: Queryable,
  matchId: number,
  now: Date,
): Promise<(MarketQuote & { readonly market: AnyMarket })[]> {
  const { rows } = await database.query<MarketQuote & { readonly market: AnyMarket }>({
    name: 'list-court-quotes',
    text: `select q.market, b.slug as bookmaker, b.name, b.kind, q.line, q.phase, q.quoted_at as "quotedAt", q.read_at as "readAt", q.odds as prices
           from quotes q join bookmakers b on b.id = q.bookmaker_id join matches m on m.id = q.match_id
           where q.match_id = $1 and ${quotedBefore('$2')}`,
    values: [matchId, now],
  });
  return rows;
}

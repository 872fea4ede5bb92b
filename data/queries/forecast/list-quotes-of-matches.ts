import type { Queryable } from '#data/database/database.ts';
import { newestFirst, quotedBefore } from '#data/odds/counted-quotes.ts';
import { quoteSeenAt } from '#data/queries/odds/quote-seen-at.ts';
import type { MarketQuote } from '#domain/odds/compare-prices.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import type { AnyMarket } from '#domain/sports/sport-types.ts';

/** A bookmaker's quote of one market and line of a match. */
export interface MatchQuote<Name extends AnyMarket = Market> extends Omit<MarketQuote, 'name'> {
  readonly matchId: number;
  readonly market: Name;
  /** Time at which these prices were first read; `quotedAt` is the last time. */
  readonly firstSeenAt: Date;
}

/**
 * Returns each bookmaker's last price before the kick-off, up to a moment and of any age, on every market and line of some matches. All matches must be of
 * the sport whose markets the type names, which is football by default.
 */
export async function listQuotesOfMatches<Name extends AnyMarket = Market>(
  database: Queryable,
  matchIds: readonly number[],
  until: Date,
): Promise<MatchQuote<Name>[]> {
  const { rows } = await database.query<MatchQuote<Name>>({
    name: 'list-quotes-of-matches',
    text: `select distinct on (q.match_id, q.market, q.line, q.bookmaker_id) q.match_id as "matchId", b.slug as bookmaker, b.kind,
             q.market, q.line, q.phase, ${quoteSeenAt('$2')} as "quotedAt", q.quoted_at as "firstSeenAt",
             q.odds as prices
           from quotes q join bookmakers b on b.id = q.bookmaker_id join matches m on m.id = q.match_id
           where q.match_id = any($1) and ${quotedBefore('$2')}
           order by q.match_id, q.market, q.line, q.bookmaker_id, ${newestFirst}`,
    values: [matchIds, until],
  });
  return rows;
}

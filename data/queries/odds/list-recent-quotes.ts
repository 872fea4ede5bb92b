import type { Queryable } from '#data/database/database.ts';
import type { TimedPrices } from '#domain/odds/average-price-history.ts';
import { mainLines } from '#domain/odds/main-lines.ts';
import type { Market } from '#domain/odds/markets/markets.ts';

export interface RecentQuote extends TimedPrices {
  readonly matchId: number;
  readonly market: Market;
}

/** Returns every bookmaker's quotes on the main lines of some matches after a moment and up to another, the oldest first. */
export async function listRecentQuotes(database: Queryable, matchIds: readonly number[], after: Date, until: Date): Promise<RecentQuote[]> {
  if (matchIds.length === 0) return [];
  const { rows } = await database.query<RecentQuote>({
    name: 'list-recent-quotes',
    text: `select q.match_id as "matchId", q.market, b.slug as bookmaker, q.quoted_at as at,
             q.odds as prices
           from quotes q join bookmakers b on b.id = q.bookmaker_id and b.kind = 'bookmaker'
           where q.match_id = any($1) and (q.market, q.line) in (select * from unnest($4::text[], $5::real[]))
             and q.quoted_at > $2 and q.quoted_at <= $3
           order by q.quoted_at, q.match_id, q.market, b.slug`,
    values: [[...new Set(matchIds)], after, until, mainLines.map(({ market }) => market), mainLines.map(({ line }) => line)],
  });
  return rows;
}

import type { Queryable } from '#data/database/database.ts';
import { quotedBefore } from '#data/odds/counted-quotes.ts';
import type { MarketQuote } from '#domain/odds/compare-prices.ts';
import { type Market, marketNames } from '#domain/odds/markets/markets.ts';

export interface MatchQuotes {
  /** The markets with any price of the match. */
  readonly markets: readonly Market[];
  /** The quotes of the requested market. */
  readonly quotes: readonly MarketQuote[];
}

/** Returns the quotes of one market of a match that were known at a moment, of any age but from before the kick-off, and the list of the match's markets. */
export async function listMarketQuotes(database: Queryable, matchId: number, market: Market, now: Date): Promise<MatchQuotes> {
  const [present, quoted] = await Promise.all([
    database.query<{ market: Market }>({
      name: 'list-quoted-markets',
      text: `select wanted.market from unnest($2::text[]) as wanted(market)
             where exists (select 1 from quotes q where q.match_id = $1 and q.market = wanted.market)`,
      values: [matchId, marketNames],
    }),
    database.query<MarketQuote>({
      name: 'list-market-quotes',
      text: `select b.slug as bookmaker, b.name, b.kind, q.line, q.phase, q.quoted_at as "quotedAt", q.read_at as "readAt",
               q.odds as prices
             from quotes q join bookmakers b on b.id = q.bookmaker_id join matches m on m.id = q.match_id
             where q.match_id = $1 and q.market = $2 and ${quotedBefore('$3')}`,
      values: [matchId, market, now],
    }),
  ]);
  return {
    markets: present.rows.map((row) => row.market),
    quotes: quoted.rows,
  };
}

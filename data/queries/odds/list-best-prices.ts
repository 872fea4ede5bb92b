import type { Queryable } from '#data/database/database.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import type { CourtMarket } from '#domain/sports/court-sports.ts';

/** A line of a market of a match. */
export interface MatchLine<Name extends Market | CourtMarket = Market> {
  readonly matchId: number;
  readonly market: Name;
  readonly line: number;
}

export interface BestPrices extends MatchLine {
  /** The highest price of each selection among the newest of every bookmaker, in the market's order; null where nobody has one. */
  readonly prices: readonly (number | null)[];
}

/**
 * Returns the best available prices for some lines at a moment: the highest among each bookmaker's newest before kick-off. Exchanges, whose
 * prices are before commission, and averages of the market are no offers. Lines that nobody quotes are left out.
 */
export async function listBestPrices(database: Queryable, lines: readonly MatchLine[], now: Date): Promise<BestPrices[]> {
  if (lines.length === 0) return [];
  const { rows } = await database.query<BestPrices>({
    name: 'list-best-prices',
    text: `select match_id as "matchId", market, line, array_agg(highest order by place) as prices
           from (
             select latest.match_id, latest.market, latest.line, price.place, max(price.odds) as highest
             from (
               select distinct on (q.match_id, q.market, q.line, q.bookmaker_id) q.*
               from (select distinct * from unnest($1::int[], $2::text[], $3::real[]) as wanted(match_id, market, line)) wanted
               join matches m on m.id = wanted.match_id
               join quotes q on q.match_id = wanted.match_id and q.market = wanted.market and q.line = wanted.line
               join bookmakers b on b.id = q.bookmaker_id and b.kind = 'bookmaker'
               where q.quoted_at <= $4 and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known) and (q.phase <> 'closing' or m.kickoff_utc <= $4)
               order by q.match_id, q.market, q.line, q.bookmaker_id, q.quoted_at desc, array_position(array['closing', 'moving', 'opening'], q.phase)
             ) latest cross join lateral unnest(latest.odds) with ordinality as price(odds, place)
             group by latest.match_id, latest.market, latest.line, price.place
           ) best
           group by match_id, market, line`,
    values: [lines.map(({ matchId }) => matchId), lines.map(({ market }) => market), lines.map(({ line }) => line), now],
  });
  return rows;
}

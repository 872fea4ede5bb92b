import type { Queryable } from '#data/database/database.ts';
import { type Market, markets } from '#domain/odds/market.ts';

/** A line of a market of a match. */
export interface MatchLine {
  readonly matchId: number;
  readonly market: Market;
  readonly line: number;
}

export interface BestPrices extends MatchLine {
  /** The highest price of each selection among the newest of every bookmaker, in the market's order; null where nobody has one. */
  readonly prices: readonly (number | null)[];
}

interface Row extends MatchLine {
  readonly firstOdds: number | null;
  readonly secondOdds: number | null;
  readonly thirdOdds: number | null;
}

/**
 * What can be had for some lines at a moment: of each bookmaker's newest prices before kick-off the best. Exchanges, whose prices are
 * before commission, and averages of the market are no offers. Lines that nobody quotes are left out.
 */
export async function listBestPrices(database: Queryable, lines: readonly MatchLine[], now: Date): Promise<BestPrices[]> {
  if (lines.length === 0) return [];
  const { rows } = await database.query<Row>({
    name: 'list-best-prices',
    text: `select latest.match_id as "matchId", latest.market, latest.line,
             max(first_odds) as "firstOdds", max(second_odds) as "secondOdds", max(third_odds) as "thirdOdds"
           from (
             select distinct on (q.match_id, q.market, q.line, q.bookmaker_id) q.*
             from (select distinct * from unnest($1::int[], $2::text[], $3::real[]) as wanted(match_id, market, line)) wanted
             join matches m on m.id = wanted.match_id
             join quotes q on q.match_id = wanted.match_id and q.market = wanted.market and q.line = wanted.line
             join bookmakers b on b.id = q.bookmaker_id and b.kind = 'bookmaker'
             where q.quoted_at <= $4 and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known) and (q.phase <> 'closing' or m.kickoff_utc <= $4)
             order by q.match_id, q.market, q.line, q.bookmaker_id, q.quoted_at desc, array_position(array['closing', 'moving', 'opening'], q.phase)
           ) latest
           group by latest.match_id, latest.market, latest.line`,
    values: [lines.map(({ matchId }) => matchId), lines.map(({ market }) => market), lines.map(({ line }) => line), now],
  });
  return rows.map(({ firstOdds, secondOdds, thirdOdds, ...line }) => ({
    ...line,
    prices: [firstOdds, secondOdds, thirdOdds].slice(0, markets[line.market].length),
  }));
}

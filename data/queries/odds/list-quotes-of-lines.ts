import type { Queryable } from '#data/database/database.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import type { CourtMarket } from '#domain/sports/court-sports.ts';
import { quoteSeenAt } from './quote-seen-at.ts';

/** A line of a market of a match. */
export interface MatchLine<Name extends Market | CourtMarket = Market> {
  readonly matchId: number;
  readonly market: Name;
  readonly line: number;
}

/** The prices of a bookmaker for a line of a match. */
export interface LineQuote<Name extends Market | CourtMarket = Market> extends MatchLine<Name> {
  /** The bookmaker's slug. */
  readonly bookmaker: string;
  readonly name: string;
  readonly kind: 'bookmaker';
  readonly quotedAt: Date;
  readonly prices: readonly (number | null)[];
}

/**
 * Returns the newest prices before kick-off of every bookmaker for some lines, as they were at a moment. Exchanges and averages make no
 * offers.
 */
export async function listQuotesOfLines<Name extends Market | CourtMarket = Market>(
  database: Queryable,
  lines: readonly MatchLine<Name>[],
  now: Date,
): Promise<LineQuote<Name>[]> {
  if (lines.length === 0) return [];
  const { rows } = await database.query<LineQuote<Name>>({
    name: 'list-quotes-of-lines',
    text: `select distinct on (q.match_id, q.market, q.line, q.bookmaker_id) q.match_id as "matchId", q.market, q.line, b.slug as bookmaker, b.name, b.kind,
             ${quoteSeenAt('$4')} as "quotedAt", q.odds as prices
           from (select distinct * from unnest($1::int[], $2::text[], $3::real[]) as wanted(match_id, market, line)) wanted
             join matches m on m.id = wanted.match_id
             join quotes q on q.match_id = wanted.match_id and q.market = wanted.market and q.line = wanted.line
             join bookmakers b on b.id = q.bookmaker_id and b.kind = 'bookmaker'
           where q.quoted_at <= $4 and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known) and (q.phase <> 'closing' or m.kickoff_utc <= $4)
           order by q.match_id, q.market, q.line, q.bookmaker_id, q.quoted_at desc, array_position(array['closing', 'moving', 'opening'], q.phase)`,
    values: [lines.map(({ matchId }) => matchId), lines.map(({ market }) => market), lines.map(({ line }) => line), now],
  });
  return rows;
}

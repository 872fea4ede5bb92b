import type { Queryable } from '#data/database/database.ts';
import { newestFirst, quotedBefore, wasReadRecently } from '#data/odds/counted-quotes.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import type { AnyMarket } from '#domain/sports/sport-types.ts';
import { quoteSeenAt } from './quote-seen-at.ts';

/** Line of a market of a match. */
export interface MatchLine<Name extends AnyMarket = Market> {
  readonly matchId: number;
  readonly market: Name;
  readonly line: number;
}

/** Prices of a bookmaker for a line of a match. */
export interface LineQuote<Name extends AnyMarket = Market> extends MatchLine<Name> {
  /** Slug of the bookmaker. */
  readonly bookmaker: string;
  readonly name: string;
  readonly kind: 'bookmaker';
  readonly quotedAt: Date;
  readonly prices: readonly (number | null)[];
}

/**
 * Returns each bookmaker's newest prices for some lines, as known at a moment. Prices that were not read within the last day are left out, and those of
 * exchanges and averages, since these make no offers.
 */
export async function listQuotesOfLines<Name extends AnyMarket = Market>(
  database: Queryable,
  lines: readonly MatchLine<Name>[],
  now: Date,
): Promise<LineQuote<Name>[]> {
  if (lines.length === 0) return [];
  const { rows } = await database.query<LineQuote<Name>>({
    name: 'list-quotes-of-lines',
    // Matches are joined to their lines first (`offset 0`), not to every quote.
    text: `select "matchId", market, line, bookmaker, name, kind, "quotedAt", prices from (
           select distinct on (q.match_id, q.market, q.line, q.bookmaker_id) q.match_id as "matchId", q.market, q.line, b.slug as bookmaker, b.name, b.kind,
             ${quoteSeenAt('$4')} as "quotedAt", q.odds as prices, ${wasReadRecently} as counts
           from (
               select wanted.*, matches.kickoff_utc, matches.kickoff_known, matches.prices_from
               from (select distinct * from unnest($1::int[], $2::text[], $3::real[]) as wanted(match_id, market, line)) wanted
                 join matches on matches.id = wanted.match_id offset 0
             ) m join quotes q on q.match_id = m.match_id and q.market = m.market and q.line = m.line
             join bookmakers b on b.id = q.bookmaker_id and b.kind = 'bookmaker'
           where ${quotedBefore('$4')}
           order by q.match_id, q.market, q.line, q.bookmaker_id, ${newestFirst}) newest where counts`,
    values: [lines.map(({ matchId }) => matchId), lines.map(({ market }) => market), lines.map(({ line }) => line), now],
  });
  return rows;
}

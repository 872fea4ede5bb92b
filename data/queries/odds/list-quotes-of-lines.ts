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

/** Number of lines read by one statement. Two hundred at once, as on a large day, would take the database 10 ms. */
const atOnce = 100;

/**
 * Returns each bookmaker's newest prices for some lines, as known at a moment. Prices that were not read within the last day are left out, and those of
 * exchanges and averages, since these make no offers.
 */
export async function listQuotesOfLines<Name extends AnyMarket = Market>(
  database: Queryable,
  lines: readonly MatchLine<Name>[],
  now: Date,
): Promise<LineQuote<Name>[]> {
  const wanted = [...new Map(lines.map((line) => [`${line.matchId} ${line.market} ${line.line}`, line])).values()];
  const quotes: LineQuote<Name>[] = [];
  for (let at = 0; at < wanted.length; at += atOnce) quotes.push(...(await readQuotes(database, wanted.slice(at, at + atOnce), now)));
  return quotes;
}

async function readQuotes<Name extends AnyMarket>(
  database: Queryable,
  lines: readonly MatchLine<Name>[],
  now: Date,
): Promise<LineQuote<Name>[]> {
  const { rows } = await database.query<LineQuote<Name>>({
    name: 'list-quotes-of-lines',
    // Matches are joined to their lines first (`offset 0`), not to every quote. The newest quotes are chosen line by line: sorting those of all lines by five
    // columns takes as long as reading them.
    text: `select m.match_id as "matchId", m.market, m.line, b.slug as bookmaker, b.name, b.kind, newest."quotedAt", newest.prices
           from (
               select wanted.*, matches.kickoff_utc, matches.kickoff_known, matches.prices_from
               from unnest($1::int[], $2::text[], $3::real[]) as wanted(match_id, market, line) join matches on matches.id = wanted.match_id offset 0
             ) m cross join lateral (
               select distinct on (q.bookmaker_id) q.bookmaker_id, ${quoteSeenAt('$4')} as "quotedAt", q.odds as prices, ${wasReadRecently} as counts
               from quotes q where q.match_id = m.match_id and q.market = m.market and q.line = m.line and ${quotedBefore('$4')}
               order by q.bookmaker_id, ${newestFirst}
             ) newest join bookmakers b on b.id = newest.bookmaker_id and b.kind = 'bookmaker'
           where newest.counts
           order by m.match_id, m.market, m.line, newest.bookmaker_id`,
    values: [lines.map(({ matchId }) => matchId), lines.map(({ market }) => market), lines.map(({ line }) => line), now],
  });
  return rows;
}

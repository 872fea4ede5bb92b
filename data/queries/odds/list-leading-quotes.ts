import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { newestFirst, quotedBefore, wasReadRecently } from '#data/odds/counted-quotes.ts';
import { mainLines } from '#domain/odds/main-lines.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import type { PriceNowAndBefore } from '#domain/odds/price-moves.ts';

/** Selection of coming matches: those of a span, only of one competition when its number is given. */
export interface ComingMatches {
  readonly from: Date;
  readonly to: Date;
  /** Moment after which quotes are left out. */
  readonly now: Date;
  readonly tournamentId: number | undefined;
  /** Max number of matches, of the most important competitions first. */
  readonly most: number;
}

interface Row {
  readonly matchId: number;
  readonly market: Market;
  readonly line: number;
  readonly bookmaker: string;
  /** True when it was first read at the moment `before` or earlier. */
  readonly earlier: boolean;
  /** True when it was read within the last day. */
  readonly counts: boolean;
  readonly prices: readonly (number | null)[];
}

/**
 * Returns each bookmaker's prices on the main lines of the most important coming matches, with its prices at an earlier moment `before`. A bookmaker
 * whose newest price was not read within the last day is left out. Both prices are found in one reading of the quotes.
 */
export async function listLeadingQuotes(
  database: Queryable,
  { from, to, now, tournamentId, most }: ComingMatches,
  before: Date,
): Promise<PriceNowAndBefore[]> {
  const { rows } = await database.query<Row>({
    name: 'list-leading-quotes',
    // Competition after competition until there are enough matches; quotes are chosen by the columns of their key, and only those chosen are read.
    text: `with foremost as materialized (
             select m.id, m.prices_from, m.kickoff_utc, m.kickoff_known
             from (select numeric_id, priority from tournaments where $3::int is null or numeric_id = $3 order by priority offset 0) t
             cross join lateral (
               select * from matches m
               where m.tournament_id = t.numeric_id and m.sport_id = ${sportIds.football} and m.kickoff_utc > $1 and m.kickoff_utc < $2
                 and m.status = 'scheduled' and m.best_home_odds is not null
               offset 0
             ) m
             order by t.priority, m.kickoff_utc, m.id limit $4
           )
           select m.id as "matchId", q.market, q.line, b.slug as bookmaker, newest.earlier, ${wasReadRecently} as counts,
             q.odds as prices
           from foremost m cross join unnest($6::text[], $7::real[]) as wanted(market, line)
           cross join lateral (
             select distinct on (q.bookmaker_id, q.quoted_at <= $5) q.bookmaker_id, q.phase, q.quoted_at, q.quoted_at <= $5 as earlier
             from quotes q
             where q.match_id = m.id and q.market = wanted.market and q.line = wanted.line and ${quotedBefore('$8')}
             order by q.bookmaker_id, q.quoted_at <= $5, ${newestFirst}
           ) newest
           join quotes q on q.match_id = m.id and q.market = wanted.market and q.line = wanted.line and q.bookmaker_id = newest.bookmaker_id
             and q.phase = newest.phase and q.quoted_at = newest.quoted_at
           join bookmakers b on b.id = q.bookmaker_id and b.kind = 'bookmaker'
           order by m.id, q.market, b.slug, newest.earlier`,
    values: [from, to, tournamentId ?? null, most, before, mainLines.map(({ market }) => market), mainLines.map(({ line }) => line), now],
  });
  const byPlace = Map.groupBy(rows, ({ matchId, market, bookmaker }) => `${matchId} ${market} ${bookmaker}`);
  return [...byPlace.values()].flatMap((ofPlace) => {
    const [latest] = ofPlace as [Row];
    if (!latest.counts) return [];
    const { matchId, market, line, bookmaker } = latest;
    const earlier = ofPlace.find((row) => row.earlier);
    return [{ matchId, market, line, bookmaker, now: latest.prices, ...(earlier !== undefined && { before: earlier.prices }) }];
  });
}

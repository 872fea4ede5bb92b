import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { counts, newestFirst, quotedBefore } from '#data/odds/counted-quotes.ts';
import { mainLines } from '#domain/odds/main-lines.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import type { PriceNowAndBefore } from '#domain/odds/price-moves.ts';

/** Selection of coming matches: those of a span, and of one competition when its number is given. */
export interface ComingMatches {
  readonly from: Date;
  readonly to: Date;
  /** Moment as of which quotes are known; later ones are left out. */
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
  readonly earlier: boolean;
  readonly counts: boolean;
  readonly prices: readonly (number | null)[];
}

/**
 * Returns the prices of every bookmaker that count on the main lines of the leading coming matches, with those at a moment `before`. A single reading of
 * the quotes finds both: for each bookmaker, the newest up to that moment and the newest since.
 */
export async function listLeadingQuotes(
  database: Queryable,
  { from, to, now, tournamentId, most }: ComingMatches,
  before: Date,
): Promise<PriceNowAndBefore[]> {
  const { rows } = await database.query<Row>({
    name: 'list-leading-quotes',
    text: `with foremost as materialized (
             select m.id, m.prices_from, m.kickoff_utc, m.kickoff_known from matches m join tournaments t on t.numeric_id = m.tournament_id
             where m.sport_id = ${sportIds.football} and m.kickoff_utc > $1 and m.kickoff_utc < $2 and m.status = 'scheduled' and m.best_home_odds is not null
               and ($3::int is null or m.tournament_id = $3)
             order by t.priority, m.kickoff_utc, m.id limit $4
           )
           select m.id as "matchId", q.market, q.line, b.slug as bookmaker, q.earlier, ${counts} as counts,
             q.odds as prices
           from foremost m cross join unnest($6::text[], $7::real[]) as wanted(market, line)
           cross join lateral (
             select distinct on (q.bookmaker_id, q.quoted_at <= $5) q.*, q.quoted_at <= $5 as earlier
             from quotes q
             where q.match_id = m.id and q.market = wanted.market and q.line = wanted.line and ${quotedBefore('$8')}
             order by q.bookmaker_id, q.quoted_at <= $5, ${newestFirst}
           ) q
           join bookmakers b on b.id = q.bookmaker_id and b.kind = 'bookmaker'
           order by m.id, q.market, b.slug, q.earlier`,
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

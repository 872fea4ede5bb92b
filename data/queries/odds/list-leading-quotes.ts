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

/** Number of matches whose prices are read by one statement. Those of the forty matches of a page would take the database 10 ms. */
const matchesAtOnce = 20;

/**
 * Returns each bookmaker's prices on the main lines of the most important coming matches, with its prices at an earlier moment `before`. A bookmaker
 * whose newest price was not read within the last day is left out. Both prices are found in one reading of the quotes.
 */
export async function listLeadingQuotes(database: Queryable, wanted: ComingMatches, before: Date): Promise<PriceNowAndBefore[]> {
  const ids = await listForemostIds(database, wanted);
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += matchesAtOnce)
    rows.push(...(await readQuotes(database, ids.slice(at, at + matchesAtOnce), wanted.now, before)));
  const byPlace = Map.groupBy(rows, ({ matchId, market, bookmaker }) => `${matchId} ${market} ${bookmaker}`);
  return [...byPlace.values()].flatMap((ofPlace) => {
    const [latest] = ofPlace as [Row];
    if (!latest.counts) return [];
    const { matchId, market, line, bookmaker } = latest;
    const earlier = ofPlace.find((row) => row.earlier);
    return [{ matchId, market, line, bookmaker, now: latest.prices, ...(earlier !== undefined && { before: earlier.prices }) }];
  });
}

/** Returns the ids of the most important coming matches with prices, ascending. */
async function listForemostIds(database: Queryable, { from, to, tournamentId, most }: ComingMatches): Promise<number[]> {
  const { rows } = await database.query<{ readonly id: number }>({
    name: 'list-foremost-ids',
    // Competition after competition until there are enough matches.
    text: `select m.id
           from (select numeric_id, priority from tournaments where $3::int is null or numeric_id = $3 order by priority offset 0) t
           cross join lateral (
             select * from matches m
             where m.tournament_id = t.numeric_id and m.sport_id = ${sportIds.football} and m.kickoff_utc > $1 and m.kickoff_utc < $2
               and m.status = 'scheduled' and m.best_home_odds is not null
             offset 0
           ) m
           order by t.priority, m.kickoff_utc, m.id limit $4`,
    values: [from, to, tournamentId ?? null, most],
  });
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/** Returns the newest quotes of some matches, and the newest at `before`, by match, market and bookmaker; of two the later one first. */
async function readQuotes(database: Queryable, ids: readonly number[], now: Date, before: Date): Promise<Row[]> {
  const { rows } = await database.query<Row>({
    name: 'list-leading-quotes',
    // Quotes are chosen by the columns of their key, and only those chosen are read; match by match (`offset 0`), since a plan for any matches may choose
    // among all quotes.
    text: `select m.id as "matchId", q.market, q.line, b.slug as bookmaker, newest.earlier, ${wasReadRecently} as counts,
             q.odds as prices
           from (select id, prices_from, kickoff_utc, kickoff_known from matches where id = any($1) offset 0) m
           cross join unnest($3::text[], $4::real[]) as wanted(market, line)
           cross join lateral (
             select distinct on (q.bookmaker_id, q.quoted_at <= $2) q.bookmaker_id, q.phase, q.quoted_at, q.quoted_at <= $2 as earlier
             from quotes q
             where q.match_id = m.id and q.market = wanted.market and q.line = wanted.line and ${quotedBefore('$5')}
             order by q.bookmaker_id, q.quoted_at <= $2, ${newestFirst}
           ) newest
           join quotes q on q.match_id = m.id and q.market = wanted.market and q.line = wanted.line and q.bookmaker_id = newest.bookmaker_id
             and q.phase = newest.phase and q.quoted_at = newest.quoted_at
           join bookmakers b on b.id = q.bookmaker_id and b.kind = 'bookmaker'
           order by m.id, q.market, b.slug, newest.earlier`,
    values: [ids, before, mainLines.map(({ market }) => market), mainLines.map(({ line }) => line), now],
  });
  return rows;
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Queryable } from '#data/database/database.ts';
import type { FeedQuote } from '#data/feeds/feed.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import { type CourtMarket, winnerMarkets } from '#domain/sports/court-sports.ts';

export interface StoredQuote {
  readonly matchId: number;
  readonly quote: Omit<FeedQuote, 'market'> & { readonly market: Market | CourtMarket };
}

/**
 * Adds quotes to the matches' price history. The same quote again changes nothing, and the same prices at a later time only say that they still
 * stand; an opening or closing quote whose time the feed has corrected replaces its former self. Returns the ids of the matches whose prices changed.
 *
 * @param fresh ids of matches that this transaction has created, which have no history to compare with
 */
export async function storeQuotes(
  client: PoolClient,
  incoming: readonly StoredQuote[],
  bookmakerIds: ReadonlyMap<string, number>,
  fresh: ReadonlySet<number>,
): Promise<number[]> {
  if (incoming.length === 0) return [];
  const distinct = [...new Map(incoming.map((stored) => [keyOf(stored), stored])).values()];
  const first = distinct.filter(({ matchId }) => fresh.has(matchId));
  await copyInto(client, 'quotes', first, bookmakerIds);
  const merged = await mergeQuotes(
    client,
    distinct.filter(({ matchId }) => !fresh.has(matchId)),
    bookmakerIds,
  );
  const changed = [...new Set([...first.map(({ matchId }) => matchId), ...merged])];
  await updateBestPrices(client, changed);
  await forgetImpliedGoals(client, changed);
  return changed;
}

function keyOf({ matchId, quote }: StoredQuote): string {
  return `${matchId} ${quote.bookmaker} ${quote.market} ${quote.line} ${quote.phase} ${quote.quotedAt.getTime()}`;
}

const copiedColumns = 'match_id, bookmaker_id, market, line, phase, quoted_at, odds';

/** Notes of each moving quote that repeats the newest one when that was read again, and takes it out of the incoming ones. */
async function confirmStandingQuotes(client: PoolClient): Promise<void> {
  await client.query(
    `with standing as (
       select i.ctid as incoming, q.match_id, q.bookmaker_id, q.market, q.line, q.phase, q.quoted_at, i.quoted_at as read_at
       from incoming_quotes i, lateral (
         select * from quotes n where n.match_id = i.match_id and n.market = i.market and n.bookmaker_id = i.bookmaker_id
           and n.line = i.line and n.phase = i.phase order by n.quoted_at desc limit 1
       ) q
       where i.phase = 'moving' and q.odds = i.odds and i.quoted_at > q.quoted_at
     ), confirmed as (
       update quotes q set read_at = s.read_at from standing s
       where (q.match_id, q.bookmaker_id, q.market, q.line, q.phase, q.quoted_at) = (s.match_id, s.bookmaker_id, s.market, s.line, s.phase, s.quoted_at)
         and (q.read_at is null or q.read_at < s.read_at)
     )
     delete from incoming_quotes i using standing s where i.ctid = s.incoming`,
  );
}

async function mergeQuotes(
  client: PoolClient,
  incoming: readonly StoredQuote[],
  bookmakerIds: ReadonlyMap<string, number>,
): Promise<number[]> {
  if (incoming.length === 0) return [];
  await client.query('create temporary table if not exists incoming_quotes (like quotes) on commit delete rows');
  await client.query('truncate incoming_quotes');
  await copyInto(client, 'incoming_quotes', incoming, bookmakerIds);
  await confirmStandingQuotes(client);
  await client.query(
    `delete from quotes q using incoming_quotes i
     where i.phase <> 'moving' and q.match_id = i.match_id and q.market = i.market and q.bookmaker_id = i.bookmaker_id
       and q.line = i.line and q.phase = i.phase and q.quoted_at <> i.quoted_at`,
  );
  const { rows } = await client.query<{ id: number }>(
    `with stored as (
       insert into quotes as q (${copiedColumns}) select ${copiedColumns} from incoming_quotes
       on conflict (match_id, market, bookmaker_id, line, phase, quoted_at)
       do update set odds = excluded.odds where q.odds is distinct from excluded.odds
       returning match_id
     ) select distinct match_id as id from stored`,
  );
  return rows.map((row) => row.id);
}

async function copyInto(
  client: PoolClient,
  table: 'quotes' | 'incoming_quotes',
  incoming: readonly StoredQuote[],
  bookmakerIds: ReadonlyMap<string, number>,
): Promise<void> {
  if (incoming.length === 0) return;
  await pipeline(Readable.from(copyLines(incoming, bookmakerIds)), client.query(copyFrom(`copy ${table} (${copiedColumns}) from stdin`)));
}

function* copyLines(incoming: readonly StoredQuote[], bookmakerIds: ReadonlyMap<string, number>): Generator<string> {
  let lines = '';
  for (const { matchId, quote } of incoming) {
    const bookmakerId = bookmakerIds.get(quote.bookmaker);
    if (bookmakerId === undefined) throw new Error(`the bookmaker "${quote.bookmaker}" is not listed among those that are stored`);
    const odds = quote.prices.map((price) => price ?? 'NULL').join(',');
    lines += `${matchId}\t${bookmakerId}\t${quote.market}\t${quote.line}\t${quote.phase}\t${quote.quotedAt.toISOString()}\t{${odds}}\n`;
    if (lines.length > 65_536) {
      yield lines;
      lines = '';
    }
  }
  yield lines;
}

/**
 * Stores the best of every bookmaker's newest quote on the winner with the match, so that lists need not look for it. A price that was taken
 * after the kick-off is that of another bet and does not count.
 */
export async function updateBestPrices(client: Queryable, matchIds: readonly number[]): Promise<void> {
  await client.query(
    `with newest as (
       select distinct on (q.match_id, q.bookmaker_id) q.match_id, q.odds, q.market = 'match-result' as has_draw
       from quotes q join bookmakers b on b.id = q.bookmaker_id and b.kind = 'bookmaker' join matches m on m.id = q.match_id
       where q.match_id = any($1) and q.market = any($2) and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
       order by q.match_id, q.bookmaker_id, q.quoted_at desc, array_position(array['closing', 'moving', 'opening'], q.phase)
     ), best as (
       select match_id, max(odds[1]) as home, max(odds[2]) filter (where has_draw) as draw,
         max(odds[case when has_draw then 3 else 2 end]) as away from newest group by match_id
     )
     update matches m set best_home_odds = best.home, best_draw_odds = best.draw, best_away_odds = best.away
     from best where m.id = best.match_id
       and (m.best_home_odds, m.best_draw_odds, m.best_away_odds) is distinct from (best.home, best.draw, best.away)`,
    [matchIds, ['match-result', ...Object.values(winnerMarkets)]],
  );
}

/** Forgets what the last prices of some matches said of their goals, since these prices are others now. */
export async function forgetImpliedGoals(client: Queryable, matchIds: readonly number[]): Promise<void> {
  if (matchIds.length > 0) await client.query('delete from implied_goals where match_id = any($1)', [matchIds]);
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Queryable } from '#data/database/database.ts';
import type { SharedQuote } from '#data/feeds/shared-match.ts';
import { countPrices } from './count-prices.ts';
import { type FoldedQuote, foldRepeatedQuotes } from './fold-repeated-quotes.ts';

export interface StoredQuote {
  readonly matchId: number;
  readonly quote: SharedQuote;
}

interface QuotesContext {
  /** Provider of the prices. */
  readonly provider: string;
  readonly bookmakerIds: ReadonlyMap<string, number>;
  /** Moment for which the prices that count are determined: now, or a past one. */
  readonly asOf: Date;
}

/**
 * Adds quotes to the matches' price history. A quote that is already stored changes nothing. The same prices at a later time change only the time at which
 * they were last read. An opening or closing quote whose time the feed has corrected replaces its former version. Returns the ids of the matches whose
 * pages must be renewed: their prices changed, count again, or were last read `seenAgainMinutes` ago or earlier.
 *
 * @param fresh ids of matches created in this transaction, which have no history to compare with
 */
export async function storeQuotes(
  client: PoolClient,
  incoming: readonly StoredQuote[],
  { provider, bookmakerIds, asOf }: QuotesContext,
  fresh: ReadonlySet<number>,
): Promise<number[]> {
  if (incoming.length === 0) return [];
  const distinct = foldRepeatedQuotes([...new Map(incoming.map((stored) => [keyOf(stored), stored])).values()]);
  const first = distinct.filter(({ matchId }) => fresh.has(matchId));
  await copyInto(client, 'quotes', first, bookmakerIds);
  const { merged, revived } = await mergeQuotes(
    client,
    distinct.filter(({ matchId }) => !fresh.has(matchId)),
    bookmakerIds,
  );
  const changed = [...new Set([...first.map(({ matchId }) => matchId), ...merged])];
  await notePriceSource(client, provider, [...new Set(distinct.map(({ matchId }) => matchId))], fresh);
  await countPrices(client, [...new Set([...changed, ...revived])], asOf);
  await forgetImpliedGoals(client, changed);
  return [...new Set([...changed, ...revived])];
}

function keyOf({ matchId, quote }: StoredQuote): string {
  return `${matchId} ${quote.bookmaker} ${quote.market} ${quote.line} ${quote.phase} ${quote.quotedAt.getTime()}`;
}

/** Stores which provider gave prices of matches. A match that had prices before providers were recorded keeps an `unknown` one as well. */
async function notePriceSource(
  client: Queryable,
  provider: string,
  matchIds: readonly number[],
  fresh: ReadonlySet<number>,
): Promise<void> {
  await client.query(
    `update matches m set price_sources = coalesce(m.price_sources, case when m.prices_from is null or m.id = any($3) then '{}' else '{unknown}'::text[] end) || $2::text
     where m.id = any($1) and not coalesce(m.price_sources @> array[$2::text], false)`,
    [matchIds, provider, [...fresh]],
  );
}

/** Min minutes between two renewals of a page for unchanged prices, to show when they were last seen. */
const seenAgainMinutes = 15;

const copiedColumns = 'match_id, bookmaker_id, market, line, phase, quoted_at, odds, read_at';

/**
 * Removes from the incoming quotes each moving quote that repeats the newest stored one, and records its time as the last reading of the stored one. Returns
 * the ids of the matches with such a price that had become too old to count, or whose prices were last read `seenAgainMinutes` ago or earlier.
 */
async function confirmRepeatedQuotes(client: PoolClient): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `with standing as (
       select i.ctid as incoming, q.match_id, q.bookmaker_id, q.market, q.line, q.phase, q.quoted_at, coalesce(i.read_at, i.quoted_at) as read_at,
         coalesce(q.read_at, q.quoted_at) as last_seen
       from incoming_quotes i, lateral (
         select * from quotes n where n.match_id = i.match_id and n.market = i.market and n.bookmaker_id = i.bookmaker_id
           and n.line = i.line and n.phase = i.phase order by n.quoted_at desc limit 1
       ) q
       where i.phase = 'moving' and q.odds = i.odds and i.quoted_at > q.quoted_at
         and not exists (select 1 from incoming_quotes e where e.match_id = i.match_id and e.market = i.market and e.bookmaker_id = i.bookmaker_id
           and e.line = i.line and e.phase = i.phase and e.quoted_at > q.quoted_at and e.quoted_at < i.quoted_at)
     ), confirmed as (
       update quotes q set read_at = s.read_at from standing s
       where (q.match_id, q.bookmaker_id, q.market, q.line, q.phase, q.quoted_at) = (s.match_id, s.bookmaker_id, s.market, s.line, s.phase, s.quoted_at)
         and (q.read_at is null or q.read_at < s.read_at)
     ), taken_out as (
       delete from incoming_quotes i using standing s where i.ctid = s.incoming
     )
     select distinct m.id from standing s join matches m on m.id = s.match_id
     where s.last_seen < coalesce(m.prices_from, 'infinity') or s.read_at >= m.prices_seen_at + interval '${seenAgainMinutes} minutes'`,
  );
  return rows.map(({ id }) => id);
}

async function mergeQuotes(
  client: PoolClient,
  incoming: readonly FoldedQuote[],
  bookmakerIds: ReadonlyMap<string, number>,
): Promise<{ readonly merged: readonly number[]; readonly revived: readonly number[] }> {
  if (incoming.length === 0) return { merged: [], revived: [] };
  await client.query('create temporary table if not exists incoming_quotes (like quotes) on commit drop');
  await client.query('truncate incoming_quotes');
  await copyInto(client, 'incoming_quotes', incoming, bookmakerIds);
  const revived = await confirmRepeatedQuotes(client);
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
  return { merged: rows.map((row) => row.id), revived };
}

async function copyInto(
  client: PoolClient,
  table: 'quotes' | 'incoming_quotes',
  incoming: readonly FoldedQuote[],
  bookmakerIds: ReadonlyMap<string, number>,
): Promise<void> {
  if (incoming.length === 0) return;
  await pipeline(Readable.from(copyLines(incoming, bookmakerIds)), client.query(copyFrom(`copy ${table} (${copiedColumns}) from stdin`)));
}

function* copyLines(incoming: readonly FoldedQuote[], bookmakerIds: ReadonlyMap<string, number>): Generator<string> {
  let lines = '';
  for (const { matchId, quote, readAt } of incoming) {
    const bookmakerId = bookmakerIds.get(quote.bookmaker);
    if (bookmakerId === undefined) throw new Error(`the bookmaker "${quote.bookmaker}" is not listed among those that are stored`);
    const odds = quote.prices.map((price) => price ?? 'NULL').join(',');
    lines += `${matchId}\t${bookmakerId}\t${quote.market}\t${quote.line}\t${quote.phase}\t${quote.quotedAt.toISOString()}\t{${odds}}\t${readAt?.toISOString() ?? '\\N'}\n`;
    if (lines.length > 65_536) {
      yield lines;
      lines = '';
    }
  }
  yield lines;
}

/** Deletes the goals implied by the last prices of some matches, since these prices have changed. */
export async function forgetImpliedGoals(client: Queryable, matchIds: readonly number[]): Promise<void> {
  if (matchIds.length > 0) await client.query('delete from implied_goals where match_id = any($1)', [matchIds]);
}

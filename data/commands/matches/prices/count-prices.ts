import type { Queryable } from '#data/database/database.ts';
import { lastSeen, newestFirst, quotedBefore } from '#data/odds/counted-quotes.ts';
import { comparedMarkets, minToAverage } from '#domain/odds/compared-markets.ts';
import { greatestPriceAgeHours } from '#domain/odds/counted-prices.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { sports } from '#domain/sports/sport.ts';

const age = `interval '${greatestPriceAgeHours} hours'`;

/** SQL that is true once the prices of a match are closed. */
const begun = `(m.status in ('live', 'finished', 'awarded', 'abandoned', 'awaited') or m.kickoff_known and m.kickoff_utc <= $2)`;

/**
 * Stores for matches which prices count at a moment, so that lists need not find out. It stores the time from which a price must have been read to count,
 * the last reading of one that counts, and the best prices on the winner. For matches to come it also stores all these prices, compared market by market.
 * A price counts if it was read within a day of the moment, or once the match has begun, within a day of the newest price. Returns the ids of the matches
 * whose pages show other prices than before.
 */
export async function countPrices(client: Queryable, matchIds: readonly number[], now: Date): Promise<number[]> {
  if (matchIds.length === 0) return [];
  const { rows } = await client.query<{ id: number }>(
    `with newest as (
       select distinct on (q.match_id, q.market, q.line, q.bookmaker_id) q.match_id, q.market, q.line, q.odds, ${lastSeen} as seen_at, b.slug as bookmaker, b.kind = 'bookmaker' as is_offer
       from quotes q join bookmakers b on b.id = q.bookmaker_id and b.kind <> 'market-best' join matches m on m.id = q.match_id
       where q.match_id = any($1) and ${quotedBefore('$2')}
       order by q.match_id, q.market, q.line, q.bookmaker_id, ${newestFirst}
     ), span as (
       select m.id, m.prices_from as former, case when m.kickoff_known then m.kickoff_utc end as closes_at,
         case when ${begun} then last.seen_at - ${age} else $2::timestamptz - ${age} end as count_from,
         not ${begun} as grows_old
       from matches m left join (select match_id, max(seen_at) as seen_at from newest group by match_id) last on last.match_id = m.id
       where m.id = any($1)
     ), counted as (
       select span.id, span.former, span.count_from, max(least(n.seen_at, span.closes_at)) filter (where n.seen_at >= span.count_from) as seen_at,
         min(n.seen_at) filter (where span.grows_old and n.seen_at >= span.count_from) + ${age} as count_at,
         bool_or(n.seen_at < span.count_from and n.seen_at >= span.former) as has_aged,
         max(n.odds[1]) filter (where n.is_offer and n.seen_at >= span.count_from and n.market = any($3)) as home,
         max(n.odds[2]) filter (where n.is_offer and n.seen_at >= span.count_from and n.market = any($3) and cardinality(n.odds) = 3) as draw,
         max(n.odds[cardinality(n.odds)]) filter (where n.is_offer and n.seen_at >= span.count_from and n.market = any($3)) as away
       from span left join newest n on n.match_id = span.id group by span.id, span.former, span.count_from, span.closes_at
     ), before as (
       select m.id, m.best_home_odds, m.best_draw_odds, m.best_away_odds from matches m where m.id = any($1)
     ), stored as (
       update matches m set prices_from = c.count_from, count_prices_at = c.count_at, prices_seen_at = c.seen_at,
         best_home_odds = c.home, best_draw_odds = c.draw, best_away_odds = c.away
       from counted c where m.id = c.id
     ), counting as (
       select n.match_id, n.market, n.line, n.bookmaker, n.odds, of_market.winners
       from span join newest n on n.match_id = span.id and n.is_offer and n.seen_at >= span.count_from
         join unnest($4::text[], $5::real[], $6::int[]) as of_market(market, line, winners) on of_market.market = n.market and n.line = coalesce(of_market.line, n.line)
       where span.grows_old
     ), offered as (
       select n.match_id, n.market, n.line, n.winners, price.place, count(price.odds) as bookmakers, max(price.odds) as best,
         case when count(price.odds) >= ${minToAverage} then max(price.odds) / avg(price.odds) - 1 end as above_average
       from counting n cross join lateral unnest(n.odds) with ordinality as price(odds, place)
       group by n.match_id, n.market, n.line, n.winners, price.place
     ), lines as (
       select distinct on (match_id, market) match_id, market, line, array_agg(best order by place) as best,
         case when count(best) = count(*) then sum(1 / best::float8) / winners - 1 end as margin, max(above_average) as above_average
       from offered group by match_id, market, line, winners
       order by match_id, market, max(bookmakers) desc, max(1 / best::float8) - min(1 / best::float8), line
     ), compared as (
       select l.match_id, l.market, l.line, jsonb_object_agg(n.bookmaker, n.odds) as books, l.best, l.margin, l.above_average
       from lines l join counting n using (match_id, market, line) group by l.match_id, l.market, l.line, l.best, l.margin, l.above_average
     ), dropped as (
       delete from compared_prices p where p.match_id = any($1)
         and not exists (select from compared c where c.match_id = p.match_id and c.market = p.market)
     ), kept as (
       insert into compared_prices as p (match_id, market, line, books, best, margin, above_average)
       select match_id, market, line, books, best, margin, above_average from compared
       on conflict (match_id, market) do update
         set line = excluded.line, books = excluded.books, best = excluded.best, margin = excluded.margin, above_average = excluded.above_average
         where (p.line, p.books) is distinct from (excluded.line, excluded.books)
     )
     select c.id from counted c join before b on b.id = c.id
     where c.has_aged or (b.best_home_odds, b.best_draw_odds, b.best_away_odds) is distinct from (c.home, c.draw, c.away)`,
    [
      matchIds,
      now,
      sports.map((sport) => rulesOf(sport).winnerMarket),
      comparedMarkets.map(({ market }) => market),
      comparedMarkets.map(({ line }) => line ?? null),
      comparedMarkets.map(({ winners }) => winners),
    ],
  );
  return rows.map(({ id }) => id);
}

import { counts, newestFirst } from '#data/odds/counted-quotes.ts';
import { marketNamed, pricedMarkets } from '#domain/sports/markets-of-sports.ts';

/** The SQL of the highest price that counts of any bookmaker for the bet of the tip `tip` on the match `m`; null where nobody has one. */
export const presentOddsOfTip = `(
  select max(newest.odds) from (
    select distinct on (q.bookmaker_id) case tip.market || ' ' || tip.selection ${pricePlaces()} end as odds, ${counts} as counts
    from quotes q join bookmakers b on b.id = q.bookmaker_id and b.kind = 'bookmaker'
    where q.match_id = m.id and q.market = tip.market and q.line = tip.line and q.phase <> 'closing'
      and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
    order by q.bookmaker_id, ${newestFirst}) newest where newest.counts)`;

function pricePlaces(): string {
  return pricedMarkets
    .flatMap((market) => marketNamed(market).selections.map((selection, at) => `when '${market} ${selection}' then q.odds[${at + 1}]`))
    .join(' ');
}

import { marketNames, markets } from '#domain/odds/markets/markets.ts';
import { courtBetsOfLine, courtMarketNames } from '#domain/sports/court-markets.ts';

/** The SQL of the highest of every bookmaker's newest price for the bet of the tip `tip` on the match `m`; null where nobody has one. */
export const presentOddsOfTip = `(
  select max(newest.odds) from (
    select distinct on (q.bookmaker_id) case tip.market || ' ' || tip.selection ${pricePlaces()} end as odds
    from quotes q join bookmakers b on b.id = q.bookmaker_id and b.kind = 'bookmaker'
    where q.match_id = m.id and q.market = tip.market and q.line = tip.line and q.phase <> 'closing'
    order by q.bookmaker_id, q.quoted_at desc, array_position(array['closing', 'moving', 'opening'], q.phase)) newest)`;

function pricePlaces(): string {
  const offered = [
    ...marketNames.map((market) => ({ market, selections: markets[market].selections })),
    ...courtMarketNames.map((market) => ({ market, selections: courtBetsOfLine(market, 0).map(({ selection }) => selection) })),
  ];
  return offered
    .flatMap(({ market, selections }) => selections.map((selection, at) => `when '${market} ${selection}' then q.odds[${at + 1}]`))
    .join(' ');
}

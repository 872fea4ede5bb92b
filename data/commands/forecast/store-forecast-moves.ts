/** Min change of one of the three chances for which a row is written. */
const minMove = 0.005;

/**
 * SQL of the part of a statement that records at `$2` how the chances of matches have moved. It adds a row to `forecast_moves` for each match of the
 * common table expression `headline` (match_id, home, draw, away) that has no earlier row, or one of whose chances differs from the last row's by at least
 * half a percentage point. A later row for the same moment replaces the earlier one.
 */
export const storeForecastMoves = `
  insert into forecast_moves as stored (match_id, at, home, draw, away)
  select headline.match_id, $2::timestamptz, headline.home, headline.draw, headline.away
  from headline left join lateral (
    select moved.home, moved.draw, moved.away from forecast_moves moved
    where moved.match_id = headline.match_id and moved.at <= $2::timestamptz order by moved.at desc limit 1
  ) last on true
  where last.home is null
    or round(greatest(abs(headline.home - last.home), abs(headline.draw - last.draw), abs(headline.away - last.away))::numeric, 5) >= ${minMove}
  on conflict (match_id, at) do update set home = excluded.home, draw = excluded.draw, away = excluded.away`;

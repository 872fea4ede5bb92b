import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { MarketOf } from '#domain/sports/sport-types.ts';

/**
 * Returns the ids of finished matches of a sport, the oldest first, that have prices on the winner and no row in `implied_goals` yet. Such a row
 * holds the chances that the last prices imply, and in football the goals too.
 *
 * @param market market on the winner
 * @param fromDay, untilDay first day, and the day after the last, of the kick-off; days since 1970-01-01 UTC
 * @param most max number of ids
 */
export async function listMatchesWithoutImpliedFigures<Name extends Sport>(
  database: Queryable,
  { sport, market }: { readonly sport: Name; readonly market: MarketOf<Name> },
  fromDay: number,
  untilDay: number,
  most: number,
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: 'list-matches-without-implied-figures',
    text: `select m.id from matches m
           where m.sport_id = $4 and m.status = 'finished' and m.kickoff_utc >= to_timestamp($1::float8 * 86400) and m.kickoff_utc < to_timestamp($2::float8 * 86400)
             and not exists (select 1 from implied_goals i where i.match_id = m.id)
             and exists (select 1 from quotes q where q.match_id = m.id and q.market = $5)
           order by m.kickoff_utc, m.id limit $3`,
    values: [fromDay, untilDay, most, sportIds[sport], market],
  });
  return rows.map(({ id }) => id);
}

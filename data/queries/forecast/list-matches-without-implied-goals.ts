import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { MarketOf } from '#domain/sports/sport-types.ts';

/**
 * Returns the ids of up to `most` finished matches of a sport with prices on the winner that kicked off from `fromDay` until before `untilDay` and whose
 * implied goals are not stored yet; the oldest first.
 *
 * @param market market on the winner
 * @param fromDay, untilDay days since 1970-01-01 UTC
 */
export async function listMatchesWithoutImpliedGoals<Name extends Sport>(
  database: Queryable,
  { sport, market }: { readonly sport: Name; readonly market: MarketOf<Name> },
  fromDay: number,
  untilDay: number,
  most: number,
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: 'list-matches-without-implied-goals',
    text: `select m.id from matches m
           where m.sport_id = $4 and m.status = 'finished' and m.kickoff_utc >= to_timestamp($1::float8 * 86400) and m.kickoff_utc < to_timestamp($2::float8 * 86400)
             and not exists (select 1 from implied_goals i where i.match_id = m.id)
             and exists (select 1 from quotes q where q.match_id = m.id and q.market = $5)
           order by m.kickoff_utc, m.id limit $3`,
    values: [fromDay, untilDay, most, sportIds[sport], market],
  });
  return rows.map(({ id }) => id);
}

import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/**
 * Returns the ids of the matches with prices, finished on the days from `fromDay` until before `untilDay`, of which it has not been worked
 * out yet what these prices said of the goals; the oldest first.
 *
 * @param fromDay, untilDay days since 1970-01-01 UTC
 */
export async function listMatchesWithoutImpliedGoals(
  database: Queryable,
  fromDay: number,
  untilDay: number,
  most: number,
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: 'list-matches-without-implied-goals',
    text: `select m.id from matches m
           where m.sport_id = ${sportIds.football} and m.status = 'finished' and m.kickoff_utc >= to_timestamp($1::float8 * 86400) and m.kickoff_utc < to_timestamp($2::float8 * 86400)
             and not exists (select 1 from implied_goals i where i.match_id = m.id)
             and exists (select 1 from quotes q where q.match_id = m.id and q.market = 'match-result')
           order by m.kickoff_utc, m.id limit $3`,
    values: [fromDay, untilDay, most],
  });
  return rows.map(({ id }) => id);
}

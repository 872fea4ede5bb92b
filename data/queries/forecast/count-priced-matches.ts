import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** Returns the number of football matches that kick off in [from, to) whose prices were compared with the forecast. */
export async function countPricedMatches(database: Queryable, from: Date, to: Date): Promise<number> {
  const { rows } = await database.query<{ matches: number }>({
    name: 'count-priced-matches',
    // Found by a list of numbers, which takes less time than a join that descends the index anew for each match.
    text: `select count(*)::int as matches from forecasts f where f.tip_decisions is not null and f.match_id = any(array(
             select m.id from matches m where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2))`,
    values: [from, to],
  });
  return rows[0]?.matches ?? 0;
}

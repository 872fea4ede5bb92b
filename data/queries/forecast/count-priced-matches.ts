import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** Returns the number of football matches that kick off in [from, to) whose prices were compared with the forecast. */
export async function countPricedMatches(database: Queryable, from: Date, to: Date): Promise<number> {
  const { rows } = await database.query<{ matches: number }>({
    name: 'count-priced-matches',
    text: `select count(*)::int as matches from matches m join forecasts f on f.match_id = m.id
           where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2 and f.tip_decisions is not null`,
    values: [from, to],
  });
  return rows[0]?.matches ?? 0;
}

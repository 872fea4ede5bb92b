import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** Returns the day of the oldest finished match, in days since 1970-01-01 UTC; undefined when none is stored. */
export async function getFirstPlayedDay(database: Queryable): Promise<number | undefined> {
  const { rows } = await database.query<{ day: number | null }>({
    name: 'get-first-played-day',
    text: `select floor(extract(epoch from min(kickoff_utc)) / 86400)::int as day from matches where sport_id = ${sportIds.football} and status = 'finished'`,
  });
  return rows[0]?.day ?? undefined;
}

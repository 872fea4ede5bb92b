import type { Queryable } from '#data/database/database.ts';

/** How many matches that began in [from, to) are being played. */
export async function countLiveMatches(database: Queryable, from: Date, to: Date): Promise<number> {
  const { rows } = await database.query<{ live: number }>({
    name: 'count-live-matches',
    text: `select count(*)::int as live from matches where kickoff_utc >= $1 and kickoff_utc < $2 and status = 'live'`,
    values: [from, to],
  });
  return rows[0]?.live ?? 0;
}

import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Span } from './count-matches.ts';

/** Returns the number of football matches being played that began in a span, by competition; of none where there is none. */
export async function countLiveByTournament(database: Queryable, { from, to }: Span): Promise<ReadonlyMap<number, number>> {
  const { rows } = await database.query<{ id: number; live: number }>({
    name: 'count-live-by-tournament',
    text: `select tournament_id as id, count(*)::int as live from matches
           where sport_id = ${sportIds.football} and kickoff_utc >= $1 and kickoff_utc < $2 and status = 'live' group by tournament_id`,
    values: [from, to],
  });
  return new Map(rows.map(({ id, live }) => [id, live]));
}

import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** Returns the names of all competitions of football, each once, the most important first. */
export async function listCompetitionNames(database: Queryable): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>({
    name: 'list-competition-names',
    text: `select name from tournaments where sport_id = ${sportIds.football} group by name order by min(priority), name`,
  });
  return rows.map(({ name }) => name);
}

import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** A tournament of tennis, by its address and the catalogue's name; men and women each have their own. */
export interface TennisTournamentName {
  readonly slug: string;
  readonly name: string;
}

/** Returns all tournaments of tennis, the most important first. */
export async function listTennisTournamentNames(database: Queryable): Promise<TennisTournamentName[]> {
  const { rows } = await database.query<TennisTournamentName>({
    name: 'list-tennis-tournament-names',
    text: `select slug, name from tournaments where sport_id = ${sportIds.tennis} order by priority, slug`,
  });
  return rows;
}

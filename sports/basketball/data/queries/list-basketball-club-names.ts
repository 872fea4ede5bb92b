import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** A club of basketball, by its address and by the names of its league. */
export interface BasketballClubName {
  readonly slug: string;
  readonly name: string;
  readonly shortName: string;
}

/** Returns all clubs of basketball, by name. */
export async function listBasketballClubNames(database: Queryable): Promise<BasketballClubName[]> {
  const { rows } = await database.query<BasketballClubName>({
    name: 'list-basketball-club-names',
    text: `select slug, name, short_name as "shortName" from teams where sport_id = ${sportIds.basketball} order by name, slug`,
  });
  return rows;
}

import type { Queryable } from '#data/database/database.ts';

export interface TippedTournament {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly categorySlug: string;
  readonly region: string;
}

/** Returns the competitions with these ids that are still stored, by id. */
export async function listTippedTournaments(database: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, TippedTournament>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.query<TippedTournament>({
    name: 'list-tipped-tournaments',
    text: `select c.id, c.name, c.slug, c.category_slug as "categorySlug", co.region
           from tournaments c join countries co on co.id = c.country_id where c.id = any($1)`,
    values: [ids],
  });
  return new Map(rows.map((tournament) => [tournament.id, tournament]));
}

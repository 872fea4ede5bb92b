import type { Queryable } from '#data/database/database.ts';

export interface StoringTournament {
  readonly numericId: number;
  readonly country: string;
  readonly gender: string;
}

/** What a feed run needs to know of every competition, by its id (`england.premier-league`). */
export async function listStoringTournaments(database: Queryable): Promise<ReadonlyMap<string, StoringTournament>> {
  const { rows } = await database.query<StoringTournament & { id: string }>(
    'select id, numeric_id as "numericId", category_slug as country, gender_type as gender from tournaments',
  );
  return new Map(rows.map(({ id, ...tournament }) => [id, tournament]));
}

import type { Queryable } from '#data/database/database.ts';

/** Rank of a club among clubs that finished level, after a play-off or a lot decided it. */
export interface SettledTie {
  readonly teamId: number;
  /** Rank among clubs level on points; 1 is before 2. */
  readonly rank: number;
}

/** Returns the ranks in a season that were decided on or before a day, written `YYYY-MM-DD`. */
export async function listSettledTies(database: Queryable, seasonId: number, until: string): Promise<SettledTie[]> {
  const { rows } = await database.query<SettledTie>({
    name: 'list-settled-ties',
    text: `select team_id as "teamId", rank from settled_ties where season_id = $1 and decided_on <= $2::date`,
    values: [seasonId, until],
  });
  return rows;
}

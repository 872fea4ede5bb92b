import type { Queryable } from '#data/database/database.ts';

/** A name on the operator's list. */
export interface ListedUnknownName {
  readonly source: string;
  readonly country: string;
  readonly name: string;
  readonly tournament: string;
  readonly firstSeenAt: Date;
  readonly times: number;
}

/** Returns the names that no source's club has been found for, those named most often first. */
export async function listUnknownNames(database: Queryable): Promise<ListedUnknownName[]> {
  const { rows } = await database.query<ListedUnknownName>(
    `select source, country, name, tournament, first_seen_at as "firstSeenAt", times from unknown_names order by times desc, source, country, name`,
  );
  return rows;
}

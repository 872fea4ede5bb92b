import type { Queryable } from '#data/database/database.ts';

/** A name on the operator's list. */
export interface ListedUnknownName {
  readonly source: string;
  readonly kind: 'team' | 'player';
  readonly country: string;
  readonly name: string;
  readonly tournament: string;
  /** The slug of the club at which a player was named; empty for a club. */
  readonly team: string;
  readonly externalId: string | null;
  readonly firstSeenAt: Date;
  readonly times: number;
}

/** Returns the names of clubs and players for which a source's own has not been found, those named most often first. */
export async function listUnknownNames(database: Queryable): Promise<ListedUnknownName[]> {
  const { rows } = await database.query<ListedUnknownName>(
    `select source, kind, country, name, tournament, team, external_id as "externalId", first_seen_at as "firstSeenAt", times from unknown_names order by times desc, source, kind, country, team, name`,
  );
  return rows;
}

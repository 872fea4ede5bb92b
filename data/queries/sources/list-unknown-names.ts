import type { Queryable } from '#data/database/database.ts';

/** Name of a club or player in a source that could not be identified, and that awaits the operator's decision. */
export interface ListedUnknownName {
  readonly source: string;
  readonly kind: 'team' | 'player';
  readonly country: string;
  readonly name: string;
  readonly tournament: string;
  /** Slug of the club with which a player was named; empty for a club. */
  readonly team: string;
  readonly externalId: string | null;
  readonly firstSeenAt: Date;
  readonly times: number;
}

/** Returns the names in sources of clubs and players that could not be identified, those named most often first. */
export async function listUnknownNames(database: Queryable): Promise<ListedUnknownName[]> {
  const { rows } = await database.query<ListedUnknownName>(
    `select source, kind, country, name, tournament, team, external_id as "externalId", first_seen_at as "firstSeenAt", times from unknown_names order by times desc, source, kind, country, team, name`,
  );
  return rows;
}

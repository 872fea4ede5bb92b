import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { DirectoryClub } from '#data/commands/clubs/club-directory.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** Returns the clubs that a provider has named before, by its numbers. */
export async function listExternalClubs(client: Queryable, provider: string): Promise<Map<string, DirectoryClub>> {
  const { rows } = await client.query<DirectoryClub & { readonly externalId: string }>(
    `select e.external_id as "externalId", t.id, t.slug from external_ids e join teams t on t.id = e.own_id
     where e.sport_id = $1 and e.provider = $2 and e.kind = 'team'`,
    [sportIds.football, provider],
  );
  return new Map(rows.map(({ externalId, ...club }) => [externalId, club]));
}

/** Returns the ids of stored matches by their numbers at a provider, for those that it has named before. */
export async function findExternalMatches(
  client: Queryable,
  sport: Sport,
  provider: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<{ externalId: string; id: number }>(
    `select e.external_id as "externalId", m.id from external_ids e join matches m on m.id = e.own_id
     where e.sport_id = $1 and e.provider = $2 and e.kind = 'match' and e.external_id = any($3)`,
    [sportIds[sport], provider, ids],
  );
  return new Map(rows.map(({ externalId, id }) => [externalId, id]));
}

/** Id of a match or team with its number at a provider, when it has one. */
export interface ExternalId {
  readonly kind: 'match' | 'team';
  readonly externalId: string | undefined;
  readonly ownId: number;
}

/** Stores a provider's numbers of matches and teams. */
export async function storeExternalIds(client: Queryable, sport: Sport, provider: string, ids: readonly ExternalId[]): Promise<void> {
  const named = new Map(ids.filter(({ externalId }) => externalId !== undefined).map((row) => [`${row.kind}|${row.externalId}`, row]));
  if (named.size === 0) return;
  await client.query(
    `insert into external_ids as e (sport_id, provider, kind, external_id, own_id)
     select $1, $2, r.kind, r."externalId", r."ownId" from jsonb_to_recordset($3) as r(kind text, "externalId" text, "ownId" int)
     on conflict (sport_id, provider, kind, external_id) do update set own_id = excluded.own_id where e.own_id <> excluded.own_id`,
    [sportIds[sport], provider, JSON.stringify([...named.values()])],
  );
}

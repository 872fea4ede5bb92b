import type { DirectoryClub } from '#data/commands/clubs/club-directory.ts';
import type { Queryable } from '#data/database/database.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';

const football = 1;

/** Returns the clubs that a provider has named before, by its own numbers. */
export async function listExternalClubs(client: Queryable, provider: string): Promise<ReadonlyMap<string, DirectoryClub>> {
  const { rows } = await client.query<DirectoryClub & { readonly externalId: string }>(
    `select e.external_id as "externalId", t.id, t.slug from external_ids e join teams t on t.id = e.own_id
     where e.sport_id = $1 and e.provider = $2 and e.kind = 'team'`,
    [football, provider],
  );
  return new Map(rows.map(({ externalId, ...club }) => [externalId, club]));
}

/** Returns the numbers of stored matches by those of a provider, as far as it has named them before. */
export async function findExternalMatches(
  client: Queryable,
  provider: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<{ externalId: string; id: number }>(
    `select e.external_id as "externalId", m.id from external_ids e join matches m on m.id = e.own_id
     where e.sport_id = $1 and e.provider = $2 and e.kind = 'match' and e.external_id = any($3)`,
    [football, provider, ids],
  );
  return new Map(rows.map(({ externalId, id }) => [externalId, id]));
}

/** A match of a feed with the numbers under which it and its clubs are stored. */
export interface NumberedMatch {
  readonly match: FeedMatch;
  readonly matchId: number;
  readonly homeId: number;
  readonly awayId: number;
}

/** Stores by which numbers a provider knows matches and their clubs. */
export async function storeExternalIds(client: Queryable, provider: string, numbered: readonly NumberedMatch[]): Promise<void> {
  const rows = numbered.flatMap(({ match, matchId, homeId, awayId }) => [
    { kind: 'match', externalId: match.externalId, ownId: matchId },
    { kind: 'team', externalId: match.home.externalId, ownId: homeId },
    { kind: 'team', externalId: match.away.externalId, ownId: awayId },
  ]);
  const named = new Map(rows.filter(({ externalId }) => externalId !== undefined).map((row) => [`${row.kind}|${row.externalId}`, row]));
  if (named.size === 0) return;
  await client.query(
    `insert into external_ids as e (sport_id, provider, kind, external_id, own_id)
     select $1, $2, r.kind, r."externalId", r."ownId" from jsonb_to_recordset($3) as r(kind text, "externalId" text, "ownId" int)
     on conflict (sport_id, provider, kind, external_id) do update set own_id = excluded.own_id where e.own_id <> excluded.own_id`,
    [football, provider, JSON.stringify([...named.values()])],
  );
}

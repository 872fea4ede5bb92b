import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { MatchSide } from '#data/feeds/two-sided-feed.ts';

/** Returns the basketball clubs that a provider has named before, by its own numbers. */
export async function listNumberedClubs(database: Queryable, provider: string): Promise<ReadonlyMap<string, MatchSide>> {
  const { rows } = await database.query<MatchSide & { readonly externalId: string }>(
    `select e.external_id as "externalId", t.slug, t.name, t.row_name as "rowName", t.short_name as "shortName"
     from external_ids e join teams t on t.id = e.own_id where e.sport_id = ${sportIds.basketball} and e.provider = $1 and e.kind = 'team'`,
    [provider],
  );
  return new Map(rows.map((club) => [club.externalId, club]));
}

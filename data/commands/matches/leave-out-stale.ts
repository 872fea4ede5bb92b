import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { SharedMatch } from '#data/feeds/shared-match.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { PlacedMatch } from './placed-match.ts';

/**
 * Returns the matches without those of which the provider has already sent a newer revision, by its own clock: some providers answer from a cache that is
 * out of date.
 */
export async function leaveOutStale<Match extends SharedMatch>(
  client: Queryable,
  sport: Sport,
  provider: string,
  placed: readonly PlacedMatch<Match>[],
): Promise<readonly PlacedMatch<Match>[]> {
  const dated = placed.flatMap(({ match: { externalId, revisedAt } }) =>
    externalId === undefined || revisedAt === undefined ? [] : [{ externalId, revisedAt }],
  );
  if (dated.length === 0) return placed;
  const { rows } = await client.query<{ externalId: string }>(
    `select e.external_id as "externalId"
     from jsonb_to_recordset($2) as r("externalId" text, "revisedAt" timestamptz)
     join external_ids e on e.sport_id = $3 and e.provider = $1 and e.kind = 'match' and e.external_id = r."externalId"
     join match_reports o on o.match_id = e.own_id and o.provider = $1
     where o.revised_at > r."revisedAt"`,
    [provider, JSON.stringify(dated), sportIds[sport]],
  );
  const stale = new Set(rows.map(({ externalId }) => externalId));
  return placed.filter(({ match: { externalId } }) => externalId === undefined || !stale.has(externalId));
}

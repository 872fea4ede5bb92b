import type { Queryable } from '#data/database/database.ts';
import { statusWhenAdded } from '#domain/match/overdue.ts';
import { findStoredMatches } from './find-stored-matches.ts';
import { insertMatchesSql, type MatchRow, toMatchRow, updateFootballSql } from './match-columns.ts';
import type { PlacedMatch, StoringContext } from './place-matches.ts';
import { storeMatchReports } from './store-match-reports.ts';
import { storeVenues } from './store-venues.ts';
import { updateMatches } from './update-matches.ts';

export interface StoredMatches {
  /** The id of each placed match, in their order. */
  readonly matchIds: readonly number[];
  readonly inserted: readonly number[];
  /** The ids of stored matches that really changed. */
  readonly updated: readonly number[];
}

/** Updates the matches that are stored and adds the others. */
export async function storePlacedMatches(
  client: Queryable,
  placed: readonly PlacedMatch[],
  { provider, call, now, asOf }: Pick<StoringContext, 'provider' | 'call' | 'now' | 'asOf'>,
): Promise<StoredMatches> {
  const storedIds = await findStoredMatches(client, placed, provider);
  const venueIds = await storeVenues(client, placed);
  const all = placed.map((match, index) => ({
    match,
    storedId: storedIds[index],
    row: toMatchRow(match.match, match.kickoffUtc, venueIds[index] ?? null),
  }));
  const known = all.flatMap(({ match: { match }, storedId: id, row }) =>
    id === undefined ? [] : [{ id, row, revisedAt: match.revisedAt }],
  );
  const updated = await updateMatches(client, updateFootballSql, { provider, now }, known);
  const inserted = await insertMatches(
    client,
    all.filter(({ storedId }) => storedId === undefined),
    { provider, now, asOf },
  );
  const reported = all.map(({ match, storedId, row }) => ({
    id: storedId ?? (inserted.get(match) as number),
    row,
    revisedAt: match.match.revisedAt,
  }));
  await storeMatchReports(client, { provider, call, now }, call === undefined ? known : reported);
  return {
    matchIds: reported.map(({ id }) => id),
    inserted: [...inserted.values()],
    updated,
  };
}

async function insertMatches(
  client: Queryable,
  fresh: readonly { readonly match: PlacedMatch; readonly row: MatchRow }[],
  { provider, now, asOf }: Pick<StoringContext, 'provider' | 'now' | 'asOf'>,
): Promise<ReadonlyMap<PlacedMatch, number>> {
  const slugs = await freeSlugs(
    client,
    fresh.map(({ match: { home, away, kickoffUtc } }) => `${home.slug}-${away.slug}-${kickoffUtc.toISOString().slice(0, 10)}`),
  );
  const rows = fresh.map(({ match: { match, tournament, seasonId, home, away, kickoffUtc }, row }, index) => ({
    slug: slugs[index],
    tournament_id: tournament.numericId,
    season_id: seasonId,
    home_team_id: home.id,
    away_team_id: away.id,
    ...row,
    status: statusWhenAdded({ sport: 'football', status: match.status, kickoffUtc, kickoffKnown: match.kickoff.known }, asOf),
  }));
  const inserted = await client.query<{ id: number; slug: string }>(insertMatchesSql, [JSON.stringify(rows), now, provider]);
  const ids = new Map(inserted.rows.map(({ id, slug }) => [slug, id]));
  return new Map(fresh.map(({ match }, index) => [match, ids.get(slugs[index] as string) as number]));
}

/** A match that was moved keeps its address, so its old day may be taken when the pair meets again then. */
async function freeSlugs(client: Queryable, wishes: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ slug: string }>(
    'select slug from matches where slug = any($1) union select slug from former_slugs where slug = any($1)',
    [wishes],
  );
  if (rows.length === 0) return wishes;
  const taken = new Set(rows.map(({ slug }) => slug));
  return freeSlugs(
    client,
    wishes.map((wish) => (taken.has(wish) ? `${wish}-again` : wish)),
  );
}

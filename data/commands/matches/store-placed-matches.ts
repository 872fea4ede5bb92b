import type { Queryable } from '#data/database/database.ts';
import type { SharedMatch } from '#data/feeds/shared-match.ts';
import { statusWhenAdded } from '#domain/match/overdue.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { type MatchColumns, type MatchRow, placingRow } from './columns/match-columns.ts';
import { findStoredMatches } from './find-stored-matches.ts';
import type { PlacedMatch } from './placed-match.ts';
import { storeMatchReports } from './store-match-reports.ts';
import type { StoringContext } from './storing-context.ts';
import { updateMatches } from './update-matches.ts';

export interface StoredMatches {
  /** Id of each placed match, in their order. */
  readonly matchIds: readonly number[];
  readonly inserted: readonly number[];
  /** Ids of stored matches in which a visitor sees a change, without those in `withOtherMinute`. */
  readonly updated: readonly number[];
  /** Ids of stored matches that changed in nothing but the minute. */
  readonly withOtherMinute: readonly number[];
}

/** Updates the matches of a sport that are already stored and inserts the others. */
export async function storePlacedMatches<Match extends SharedMatch>(
  client: Queryable,
  sport: Sport,
  placed: readonly PlacedMatch<Match>[],
  columns: MatchColumns<Match>,
  { provider, call, now, asOf }: Pick<StoringContext, 'provider' | 'call' | 'now' | 'asOf'>,
): Promise<StoredMatches> {
  const storedIds = await findStoredMatches(client, sport, placed, provider);
  const rows = await columns.rowsOf(client, placed);
  const all = placed.map((place, index) => ({
    place,
    storedId: storedIds[index],
    row: rows[index] as MatchRow,
    revisedAt: place.match.revisedAt,
  }));
  const known = all.flatMap(({ storedId: id, row, revisedAt }) => (id === undefined ? [] : { id, row, revisedAt }));
  const updated = await updateMatches(client, columns.updateSql, { provider, now }, known);
  const inserted = await insertMatches(
    client,
    columns.insertSql,
    all.filter(({ storedId }) => storedId === undefined),
    { provider, now, asOf },
  );
  const reported = all.map(({ place, storedId, row, revisedAt }) => ({ id: storedId ?? (inserted.get(place) as number), row, revisedAt }));
  const heardAgain = await storeMatchReports(client, { provider, call, now }, call === undefined ? known : reported);
  const idsOf = (areClocks: boolean) => updated.flatMap(({ id, isClock }) => (isClock === areClocks ? id : []));
  return {
    matchIds: reported.map(({ id }) => id),
    inserted: [...inserted.values()],
    updated: [...new Set([...idsOf(false), ...heardAgain])],
    withOtherMinute: idsOf(true),
  };
}

async function insertMatches(
  client: Queryable,
  insertSql: string,
  fresh: readonly { readonly place: PlacedMatch; readonly row: MatchRow }[],
  { provider, now, asOf }: Pick<StoringContext, 'provider' | 'now' | 'asOf'>,
): Promise<ReadonlyMap<PlacedMatch, number>> {
  if (fresh.length === 0) return new Map();
  const slugs = await freeSlugs(
    client,
    fresh.map(({ place: { home, away, kickoffUtc } }) => `${home.slug}-${away.slug}-${kickoffUtc.toISOString().slice(0, 10)}`),
  );
  const rows = fresh.map(({ place, row }, index) => {
    const { sport, match, kickoffUtc } = place;
    const status = statusWhenAdded({ sport, status: match.status, kickoffUtc, kickoffKnown: match.kickoff.known }, asOf);
    return { slug: slugs[index], ...placingRow(place), ...row, status };
  });
  const inserted = await client.query<{ id: number; slug: string }>(insertSql, [JSON.stringify(rows), now, provider]);
  const ids = new Map(inserted.rows.map(({ id, slug }) => [slug, id]));
  return new Map(fresh.map(({ place }, index) => [place, ids.get(slugs[index] as string) as number]));
}

/**
 * Returns addresses of new matches that no match has or had: the wished one, with `-again` appended as often as it is taken. It may be taken because two
 * sides can meet twice on one day (UTC), and because a match that was moved keeps the old day in its address.
 */
async function freeSlugs(client: Queryable, wishes: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ slug: string }>(
    'select slug from matches where slug = any($1) union select slug from former_slugs where slug = any($1)',
    [wishes],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  const slugs = wishes.map((wish) => {
    const slug = taken.has(wish) ? `${wish}-again` : wish;
    taken.add(slug);
    return slug;
  });
  return slugs.every((slug, index) => slug === wishes[index]) ? slugs : freeSlugs(client, slugs);
}

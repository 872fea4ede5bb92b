import type { Queryable } from '#data/database/database.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';

/**
 * Returns the matches of a source that are held back because they name too many new clubs for one day. They are by competition and season, the longest
 * held first.
 */
export async function listHeldMatches(database: Queryable, source: string): Promise<FeedMatch[]> {
  const { rows } = await database.query<{ match: string }>(
    `select match::text from held_matches where source = $1 order by match->>'tournamentId', match->>'season', held_at, key`,
    [source],
  );
  return rows.map(({ match }) => JSON.parse(match, revive) as FeedMatch);
}

/** Members of a stored match that are dates. */
const moments: ReadonlySet<string> = new Set(['utc', 'quotedAt', 'revisedAt']);

function revive(key: string, value: unknown): unknown {
  return moments.has(key) && typeof value === 'string' ? new Date(value) : value;
}

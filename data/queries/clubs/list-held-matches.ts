import type { Queryable } from '#data/database/database.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';

/** Returns the held matches of a source by competition and season, those held first coming first. */
export async function listHeldMatches(database: Queryable, source: string): Promise<FeedMatch[]> {
  const { rows } = await database.query<{ match: string }>(
    `select match::text from held_matches where source = $1 order by match->>'tournamentId', match->>'season', held_at, key`,
    [source],
  );
  return rows.map(({ match }) => JSON.parse(match, revive) as FeedMatch);
}

const moments: ReadonlySet<string> = new Set(['utc', 'quotedAt', 'revisedAt']);

function revive(key: string, value: unknown): unknown {
  return moments.has(key) && typeof value === 'string' ? new Date(value) : value;
}

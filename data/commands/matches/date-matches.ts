import type { Queryable } from '#data/database/database.ts';
import type { FeedMatch, UndatedMatch } from '#data/feeds/feed.ts';
import type { Kickoff } from '#domain/match/kickoff.ts';
import { parseLocalDay } from '#domain/time/local-day.ts';
import { findExternalMatches } from './clubs/external-ids.ts';

/**
 * Returns the matches that a provider lists without a day, with their stored kick-offs. With these, the other facts that it reports of them can be stored,
 * such as that they are postponed. Leaves out those that it has never named before, which have no stored kick-off.
 */
export async function dateMatches(client: Queryable, provider: string, undated: readonly UndatedMatch[] = []): Promise<FeedMatch[]> {
  if (undated.length === 0) return [];
  const externalIds = undated.flatMap(({ externalId }) => (externalId === undefined ? [] : [externalId]));
  const ids = await findExternalMatches(client, 'football', provider, externalIds);
  const { rows } = await client.query<{ id: number; kickoffUtc: Date; kickoffKnown: boolean }>(
    'select id, kickoff_utc as "kickoffUtc", kickoff_known as "kickoffKnown" from matches where id = any($1)',
    [[...ids.values()]],
  );
  const kickoffs = new Map(rows.map(({ id, kickoffUtc, kickoffKnown }) => [id, kickoffOf(kickoffUtc, kickoffKnown)]));
  return undated.flatMap((match) => {
    const id = match.externalId === undefined ? undefined : ids.get(match.externalId);
    const kickoff = id === undefined ? undefined : kickoffs.get(id);
    return kickoff === undefined ? [] : [{ ...match, kickoff }];
  });
}

function kickoffOf(utc: Date, known: boolean): Kickoff | undefined {
  if (known) return { known, utc };
  const day = parseLocalDay(utc.toISOString().slice(0, 10));
  return day === undefined ? undefined : { known, day };
}

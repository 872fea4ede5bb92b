import type { Queryable } from '#data/database/database.ts';
import { identifyMatch, type StoredMatch } from '#domain/match/identify-match.ts';
import { findExternalMatches } from './external-ids.ts';
import type { PlacedMatch } from './place-matches.ts';

interface Candidate extends StoredMatch {
  readonly id: number;
}

/**
 * Returns the stored match that each of a batch means, undefined where it is new; no stored match is meant by two. A match that the provider
 * has named before is found by its number; only for others are the matches of their seasons read.
 */
export async function findStoredMatches(
  client: Queryable,
  placed: readonly PlacedMatch[],
  provider: string,
): Promise<(number | undefined)[]> {
  const externalIds = placed.flatMap(({ match: { externalId } }) => (externalId === undefined ? [] : [externalId]));
  const byExternalId = await findExternalMatches(client, provider, externalIds);
  const found = placed.map(({ match: { externalId } }) => (externalId === undefined ? undefined : byExternalId.get(externalId)));
  const unnamed = placed.filter((_, index) => found[index] === undefined);
  if (unnamed.length === 0) return found;
  const candidatesByPair = await listCandidates(client, unnamed, [...byExternalId.values()]);
  // Exact days are claimed first, so that a moved match cannot take the place of one that stands where it was.
  const byDistance = placed
    .map((match, index) => {
      const candidates = candidatesByPair.get(pairOf(match)) ?? [];
      return { match, index, candidates, distanceMs: leastDistanceMs(match, candidates) };
    })
    .sort((first, second) => first.distanceMs - second.distanceMs);
  for (const { match, index, candidates } of byDistance) {
    if (found[index] !== undefined) continue;
    const meant = identifyMatch(candidates, match.kickoffUtc);
    if (meant === undefined) continue;
    found[index] = meant.id;
    candidates.splice(candidates.indexOf(meant), 1);
  }
  return found;
}

async function listCandidates(
  client: Queryable,
  placed: readonly PlacedMatch[],
  claimedIds: readonly number[],
): Promise<ReadonlyMap<string, Candidate[]>> {
  const { rows } = await client.query<Candidate & { readonly pair: string }>(
    `select id, season_id || '|' || home_team_id || '|' || away_team_id as pair, kickoff_utc as "kickoffUtc",
            kickoff_known as "kickoffKnown", status in ('scheduled', 'postponed', 'awaited') as movable
     from matches where season_id = any($1) and id <> all($2)`,
    [[...new Set(placed.map(({ seasonId }) => seasonId))], claimedIds],
  );
  return Map.groupBy(rows, ({ pair }) => pair);
}

function pairOf({ seasonId, home, away }: PlacedMatch): string {
  return `${seasonId}|${home.id}|${away.id}`;
}

function leastDistanceMs({ kickoffUtc }: PlacedMatch, candidates: readonly Candidate[]): number {
  const distancesMs = candidates.map((candidate) => Math.abs(candidate.kickoffUtc.getTime() - kickoffUtc.getTime()));
  return Math.min(Number.MAX_SAFE_INTEGER, ...distancesMs);
}

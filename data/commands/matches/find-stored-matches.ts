import type { Queryable } from '#data/database/database.ts';
import { identifyMeeting, type StoredMeeting } from '#domain/match/identify-meeting.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { findExternalMatches } from './clubs/external-ids.ts';
import type { PlacedMatch } from './placed-match.ts';

interface Candidate extends StoredMeeting {
  readonly id: number;
}

/**
 * Returns the id of the stored match for each of a sport's matches in a batch; undefined for a new one. No two get the same. A match that the provider has
 * named before is found by the provider's number, any other among the matches of its season.
 */
export async function findStoredMatches(
  client: Queryable,
  sport: Sport,
  placed: readonly PlacedMatch[],
  provider: string,
): Promise<(number | undefined)[]> {
  const externalIds = placed.flatMap(({ match: { externalId } }) => externalId ?? []);
  const byExternalId = await findExternalMatches(client, sport, provider, externalIds);
  const found = placed.map(({ match: { externalId } }) => (externalId === undefined ? undefined : byExternalId.get(externalId)));
  const unnamed = placed.filter((_, index) => found[index] === undefined);
  if (unnamed.length === 0) return found;
  const candidatesByPair = await listCandidates(client, unnamed, [...byExternalId.values()]);
  // Matches with equal days are assigned first, so that a moved match cannot take the place of one that has not moved.
  const byDistance = placed
    .map((place, index) => {
      const candidates = candidatesByPair.get(pairOf(place)) ?? [];
      return { place, index, candidates, distanceMs: minDistanceMs(place, candidates) };
    })
    .sort((first, second) => first.distanceMs - second.distanceMs);
  for (const { place, index, candidates } of byDistance) {
    if (found[index] !== undefined) continue;
    const { match, kickoffUtc } = place;
    const meant = identifyMeeting(candidates, { sport, kickoffUtc, status: match.status, round: match.round });
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
            kickoff_known as "kickoffKnown", status in ('scheduled', 'postponed', 'awaited') as movable, stage,
            status in ('finished', 'awarded') as "isOver"
     from matches where season_id = any($1) and home_team_id = any($2) and id <> all($3)`,
    [[...new Set(placed.map(({ seasonId }) => seasonId))], [...new Set(placed.map(({ home }) => home.id))], claimedIds],
  );
  return Map.groupBy(rows, ({ pair }) => pair);
}

function pairOf({ seasonId, home, away }: PlacedMatch): string {
  return `${seasonId}|${home.id}|${away.id}`;
}

function minDistanceMs({ kickoffUtc }: PlacedMatch, candidates: readonly Candidate[]): number {
  const distancesMs = candidates.map((candidate) => Math.abs(candidate.kickoffUtc.getTime() - kickoffUtc.getTime()));
  return Math.min(Number.MAX_SAFE_INTEGER, ...distancesMs);
}

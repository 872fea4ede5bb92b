/** The facts that distinguish a stored match from others between the same clubs in the same season. */
export interface StoredMatch {
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  /** True while the match may still be moved to another day: scheduled, postponed, or without any reported result. */
  readonly movable: boolean;
}

const dayMs = 86_400_000;

/**
 * Returns the stored match that a feed means by a kick-off between two clubs of one season, home side and away side as given. The same pair
 * may meet twice at one ground in a season, so the date decides: within three days (feeds date a late match by different zones, and one
 * that was broken off by its first day or by its last) it is the same match. Otherwise the match nearest in time that is still to be played
 * was moved, unless another row of the feed is matched to it. Undefined means that the match is new.
 *
 * @param candidates stored matches of this pair, season and ground, not yet matched to other rows
 * @param kickoffUtc when the match begins by the feed; noon UTC of the day when the hour is unknown
 */
export function identifyMatch<Candidate extends StoredMatch>(candidates: readonly Candidate[], kickoffUtc: Date): Candidate | undefined {
  const byDistance = candidates
    .map((candidate) => ({ candidate, distance: Math.abs(candidate.kickoffUtc.getTime() - kickoffUtc.getTime()) }))
    .sort((first, second) => first.distance - second.distance);
  const nearest = byDistance[0];
  if (nearest !== undefined && nearest.distance <= 3 * dayMs) return nearest.candidate;
  return byDistance.find(({ candidate }) => candidate.movable)?.candidate;
}

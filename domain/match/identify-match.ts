/** The facts that distinguish a stored match from others between the same clubs in the same season. */
export interface StoredMatch {
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  /** True while the match may still be moved to another day: scheduled, postponed, or without any news of what became of it. */
  readonly movable: boolean;
}

const dayMs = 86_400_000;

/**
 * Returns the stored match that a feed means with a kick-off between two clubs of one season, home side and away side as given.
 * The same pair may meet twice at one ground in a season, so the date decides: within three days (feeds date a late match
 * by different zones, and one that was broken off by its first day or by its last) it is the same match. Otherwise the
 * match nearest in time that is still to be played is meant to have been moved, as long as no other row of the feed claims it. Undefined means
 * that the match is new.
 *
 * @param candidates stored matches of this pair, season and ground, not yet claimed by other rows
 * @param kickoffUtc when the feed says that it begins; noon UTC of the day when the hour is unknown
 */
export function identifyMatch<Candidate extends StoredMatch>(candidates: readonly Candidate[], kickoffUtc: Date): Candidate | undefined {
  const byDistance = candidates
    .map((candidate) => ({ candidate, distance: Math.abs(candidate.kickoffUtc.getTime() - kickoffUtc.getTime()) }))
    .sort((first, second) => first.distance - second.distance);
  const nearest = byDistance[0];
  if (nearest !== undefined && nearest.distance <= 3 * dayMs) return nearest.candidate;
  return byDistance.find(({ candidate }) => candidate.movable)?.candidate;
}

import type { FeedClub, FeedMatch } from '#data/feeds/feed.ts';
import type { Kickoff } from '#domain/match/kickoff.ts';
import { isKnockOut } from '#domain/tournament/round.ts';

/** A match with the heading under which its file lists it. */
export interface PlacedMatch {
  readonly match: FeedMatch;
  readonly heading: string;
}

/**
 * Returns the matches with the number of the leg in a two-legged tie. A tie has two legs when the clubs meet twice, once at each ground. In
 * a cup this holds for a whole round or not at all: in any other round a second meeting is a replay.
 */
export function withLegs(placed: readonly PlacedMatch[]): readonly PlacedMatch[] {
  const isLeague = placed.some(({ match }) => match.round?.stage === 'matchday');
  const byHeading = Map.groupBy(placed.filter(isInKnockOut), ({ heading }) => heading);
  const legs = new Map<PlacedMatch, 1 | 2>();
  for (const matches of byHeading.values()) {
    const ties = [...Map.groupBy(matches, tieOf).values()];
    if (!isLeague && !ties.every(isTwoLegged)) continue;
    for (const tie of ties.filter(isTwoLegged)) {
      const [first, second] = tie.toSorted((one, other) => kickoffMs(one.match.kickoff) - kickoffMs(other.match.kickoff));
      if (first !== undefined && second !== undefined) legs.set(first, 1).set(second, 2);
    }
  }
  return placed.map((entry) => {
    const leg = legs.get(entry);
    const { round } = entry.match;
    return leg === undefined || round === undefined ? entry : { ...entry, match: { ...entry.match, round: { ...round, leg } } };
  });
}

/** Returns the moment of a kick-off for putting matches in order; a day counts from its start in UTC. */
export function kickoffMs(kickoff: Kickoff): number {
  return kickoff.known ? kickoff.utc.getTime() : Date.parse(kickoff.day);
}

/** Returns the same text for both meetings of two clubs. */
export function tieOf({ match }: PlacedMatch): string {
  return [clubKey(match.home), clubKey(match.away)].sort().join(' | ');
}

function isInKnockOut({ match }: PlacedMatch): boolean {
  return match.round !== undefined && isKnockOut(match.round.stage);
}

function isTwoLegged(tie: readonly PlacedMatch[]): boolean {
  const [first, second] = tie;
  return tie.length === 2 && first !== undefined && second !== undefined && clubKey(first.match.home) === clubKey(second.match.away);
}

function clubKey(club: FeedClub): string {
  return club.country === undefined ? club.name : `${club.name} (${club.country})`;
}

import type { UnknownName } from '#data/commands/clubs/record-unknown-names.ts';
import type { FeedClub, FeedMatch } from '#data/feeds/feed.ts';
import type { FoundSide, MatchOfTournament, Placing } from './place-matches.ts';
import type { FootballContext } from './storing-context.ts';

/** Placing matches of football; the names that no club is known by are kept for the operator's list. */
export interface ClubFinding extends Placing<FeedMatch> {
  readonly unknownNames: readonly UnknownName[];
}

/** Returns what finds the clubs of football by the feed's own numbers, or by name among those of a country. */
export function findClubs({ clubs, externalClubs }: Pick<FootballContext, 'clubs' | 'externalClubs'>): ClubFinding {
  const unknownNames: UnknownName[] = [];
  const find = (club: FeedClub, { match, tournament: { country: ofTournament, gender } }: MatchOfTournament<FeedMatch>): FoundSide => {
    const { name, externalId, country = ofTournament } = club;
    const numbered = externalId === undefined ? undefined : externalClubs.get(externalId);
    const side = numbered ?? clubs.find(country, gender, name);
    if (side === undefined) unknownNames.push({ kind: 'team', country, gender, name, tournament: match.tournamentId });
    return { name, externalId, side };
  };
  return {
    sportOf: () => 'football',
    findSides: async () => (entered) => [find(entered.match.home, entered), find(entered.match.away, entered)],
    unknownNames,
  };
}

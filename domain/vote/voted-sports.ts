import { firstSport, type Sport, sports, type TwoSidedSport, twoSidedSports } from '#domain/sports/sport.ts';

/** The name of the first sport in stored votes and in addresses. */
const firstVoted = 'soccer';
/** The name of polls, which are not about matches of a sport. */
const pollsVoted = 'supercup';

/** The names under which votes are stored: of the sports whose matches can be voted on, and of the polls. */
export type VotedSport = typeof firstVoted | TwoSidedSport | typeof pollsVoted;
export const votedSports = [firstVoted, ...twoSidedSports, pollsVoted] as const satisfies readonly VotedSport[];

/** Returns the name under which the votes on the matches of a sport are stored. */
export function votesOf<Name extends Sport>(sport: Name): Name extends TwoSidedSport ? Name : typeof firstVoted;
export function votesOf(sport: Sport): VotedSport {
  return sport === firstSport ? firstVoted : sport;
}

/** Returns true when a text names a sport that can be voted on. */
export function isVotedSport(text: string): text is VotedSport {
  return (votedSports as readonly string[]).includes(text);
}

/** Returns the sport on whose matches the votes of a name are; undefined for polls. */
export function sportOfVotes(voted: VotedSport): Sport | undefined {
  return sports.find((sport) => votesOf(sport) === voted);
}

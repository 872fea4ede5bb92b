import type { Sport } from '#domain/sports/sport.ts';

/** The sports whose matches or polls can be voted on. */
export const votedSports = ['soccer', 'tennis', 'basketball', 'supercup'] as const;
export type VotedSport = (typeof votedSports)[number];

/** Returns true when a text names a sport that can be voted on. */
export function isVotedSport(text: string): text is VotedSport {
  return (votedSports as readonly string[]).includes(text);
}

/** Returns the sport on whose matches votes of a name are; undefined for polls. */
export function sportOfVotes(voted: VotedSport): Sport | undefined {
  if (voted === 'supercup') return undefined;
  return voted === 'soccer' ? 'football' : voted;
}

import type { MatchStatus } from '#domain/match/match-status.ts';

/** The outcomes of a match that visitors can vote for. */
export const matchChoices = ['home', 'draw', 'away'] as const;

/**
 * Returns true while a match can be voted on: until its kick-off (noon UTC where only the day is known), and not once it was cancelled or
 * has begun before its time.
 */
export function isMatchVoteOpen(match: { readonly status: MatchStatus; readonly kickoffUtc: Date }, now: Date): boolean {
  return (match.status === 'scheduled' || match.status === 'postponed') && match.kickoffUtc > now;
}

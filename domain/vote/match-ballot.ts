import type { MatchStatus } from '#domain/match/match-status.ts';

/** How a match can end, as visitors vote on it. */
export const matchChoices = ['home', 'draw', 'away'] as const;
export type MatchChoice = (typeof matchChoices)[number];

/**
 * Whether a match is voted on at a moment: until its kick-off (noon UTC where only the day is known), and not once it was cancelled or
 * has begun before its time.
 */
export function isMatchVoteOpen(match: { readonly status: MatchStatus; readonly kickoffUtc: Date }, now: Date): boolean {
  return (match.status === 'scheduled' || match.status === 'postponed') && match.kickoffUtc > now;
}

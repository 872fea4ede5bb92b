import type { MatchStatus } from '#domain/match/match-status.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';

export type MatchChoice = 'home' | 'draw' | 'away';

/** Returns the outcomes of a match that visitors can vote for. */
export function choicesOf(sport: Sport): readonly MatchChoice[] {
  return rulesOf(sport).hasDraw ? ['home', 'draw', 'away'] : ['home', 'away'];
}

/**
 * Returns true while a match can be voted on: until its kick-off (noon UTC when only the day is known), and not once it was cancelled or
 * has begun before its time.
 */
export function isMatchVoteOpen(match: { readonly status: MatchStatus; readonly kickoffUtc: Date }, now: Date): boolean {
  return (match.status === 'scheduled' || match.status === 'postponed') && match.kickoffUtc > now;
}

import type { MatchStatus } from '#domain/match/match-status.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import { expectedOutcome } from '#domain/tip/settle-tip.ts';
import type { FootballPlay } from './football-play.ts';
import { footballSettling } from './football-settling.ts';

/** A match of football with its status. */
export interface FootballStanding extends FootballPlay {
  readonly status: MatchStatus;
}

/** Returns the outcome of a bet on football that no goal still to come can change, as `expectedOutcome` defines it. */
export function expectedInFootball(bet: Bet, { status, ...play }: FootballStanding): BetOutcome | undefined {
  return expectedOutcome(footballSettling, bet, { status, play, facts: {} });
}

import { expectedInFootball, type FootballStanding } from '#domain/match/expected-outcome.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import { parseLegKey } from '#domain/slip/leg-key.ts';

/**
 * Returns the outcome that is expected of a bet on football, written by `legKey`, in the present state of its match; undefined when none
 * is, and for a text that is no bet.
 */
export function expectedOfLeg(leg: string, match: FootballStanding): BetOutcome | undefined {
  const bet = parseLegKey(leg)?.bet as Bet | undefined;
  return bet && expectedInFootball(bet, match);
}

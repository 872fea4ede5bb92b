import type { Goals } from '#domain/match/match-score.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';

/** The facts of a match by which its tips are settled. */
export interface MatchToSettle {
  readonly status: MatchStatus;
  /** After ninety minutes with added time; neither extra time nor a shoot-out counts. */
  readonly goals90?: Goals;
  readonly halfTime?: Goals;
}

/**
 * Returns the outcome of a tip; undefined while it is open.
 *
 * A match that was played to its end settles by its goals. One that was awarded, abandoned or cancelled returns every stake, also where its
 * goals had decided a bet already: one rule that needs no minute. A match that is still to come, under way or postponed leaves the tip open
 * (a postponed match's tip is withdrawn by a record of its own), and so do one whose result is awaited and a finished one while the goals on
 * which the bet depends are not known.
 *
 * @param bet the bet of the tip
 * @param match the match in its present state
 */
export function settleTip(bet: Bet, { status, goals90, halfTime }: MatchToSettle): BetOutcome | undefined {
  switch (status) {
    case 'finished':
      return goals90 === undefined ? undefined : settleBet(bet, goals90, halfTime);
    case 'awarded':
    case 'abandoned':
    case 'cancelled':
      return 'void';
    case 'scheduled':
    case 'live':
    case 'awaited':
    case 'postponed':
      return undefined;
  }
}

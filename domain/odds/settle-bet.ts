import { type Goals, outcomeOf } from '#domain/match/match-score.ts';
import type { Bet, BetOutcome } from './bet.ts';

/**
 * Settles a bet by the rules that European bookmakers share: ninety minutes with added time count, extra time and shoot-outs do not.
 *
 * @param goals after ninety minutes
 * @param halfTime at the break; without it a bet on the half-time result cannot be settled and is undefined
 */
export function settleBet(bet: Bet, goals: Goals, halfTime?: Goals): BetOutcome | undefined {
  switch (bet.market) {
    case 'match-result':
      return wonIf(outcomeOf(goals) === bet.selection);
    case 'double-chance':
      return wonIf(bet.selection.split('-or-').includes(outcomeOf(goals)));
    case 'draw-no-bet':
      return byMargin(bet.selection === 'home' ? goals.home - goals.away : goals.away - goals.home);
    case 'total-goals':
      return byMargin(bet.selection === 'over' ? goals.home + goals.away - bet.line : bet.line - goals.home - goals.away);
    case 'both-teams-to-score':
      return wonIf((goals.home > 0 && goals.away > 0) === (bet.selection === 'yes'));
    case 'asian-handicap': {
      const ahead = goals.home + bet.line - goals.away;
      return byMargin(bet.selection === 'home' ? ahead : -ahead);
    }
    case 'correct-score':
      return wonIf(`${goals.home}-${goals.away}` === bet.selection);
    case 'half-time-result':
      return halfTime === undefined ? undefined : wonIf(outcomeOf(halfTime) === bet.selection);
  }
}

function wonIf(won: boolean): BetOutcome {
  return won ? 'won' : 'lost';
}

/** A quarter line is a half stake on each of the two lines beside it, so a margin of a quarter decides one half and returns the other. */
function byMargin(margin: number): BetOutcome {
  if (margin === 0) return 'void';
  if (margin === 0.25) return 'half-won';
  if (margin === -0.25) return 'half-lost';
  return margin > 0 ? 'won' : 'lost';
}

import type { Bet } from '#domain/odds/bet.ts';

/** What a market hangs on: who wins, or how many goals fall. Bets of one family win and lose together more often than not. */
export type OutcomeFamily = 'result' | 'goals';

export const familyOf: Readonly<Record<Bet['market'], OutcomeFamily>> = {
  'match-result': 'result',
  'double-chance': 'result',
  'draw-no-bet': 'result',
  'asian-handicap': 'result',
  'half-time-result': 'result',
  'correct-score': 'result',
  'total-goals': 'goals',
  'both-teams-to-score': 'goals',
};

import type { Bet } from '#domain/odds/bet.ts';

/** What a bet wishes for: more of the home side than of the away side (1, or −1 the other way), and more goals (1) or fewer (−1). */
export interface BetDirection {
  readonly lead: 1 | 0 | -1;
  readonly goals: 1 | 0 | -1;
}

const direction = (lead: BetDirection['lead'], goals: BetDirection['goals']): BetDirection => ({ lead, goals });

/** Which way a bet leans. Level scores are likelier where few goals fall, so that a draw wishes for few and its opposite for many. */
export function directionOf(bet: Bet): BetDirection {
  switch (bet.selection) {
    case 'home':
    case 'home-or-draw':
      return direction(1, 0);
    case 'away':
    case 'draw-or-away':
      return direction(-1, 0);
    case 'over':
    case 'yes':
    case 'home-or-away':
      return direction(0, 1);
    case 'under':
    case 'no':
    case 'draw':
      return direction(0, -1);
    default:
      return direction(0, 0);
  }
}

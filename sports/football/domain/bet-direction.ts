import type { Bet } from '#domain/odds/bet.ts';

/**
 * The direction of play that favours a bet: more goals of the home side than of the away side (1, or −1 the other way), and more goals (1)
 * or fewer (−1).
 */
export interface BetDirection {
  readonly lead: 1 | 0 | -1;
  readonly goals: 1 | 0 | -1;
}

const direction = (lead: BetDirection['lead'], goals: BetDirection['goals']): BetDirection => ({ lead, goals });

/**
 * Returns the direction that favours a bet. Level scores are likelier when few goals are scored, so a draw is favoured by few goals and its opposite
 * by many. Facts of a forecast with the same direction support a tip on the bet, the others are against it (`footballReasons`).
 */
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

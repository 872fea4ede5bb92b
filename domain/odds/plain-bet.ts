import type { Bet } from './bet.ts';

/**
 * Returns the bet without a handicap that every score settles alike: half a goal behind is a bet on winning, half a goal ahead one on not
 * losing, and level is draw no bet. Any other bet is returned unchanged. Two bets are the same event when their plain bets are equal.
 */
export function plainBet(bet: Bet): Bet {
  if (bet.market !== 'asian-handicap') return bet;
  const ownHandicap = bet.selection === 'home' ? bet.line : -bet.line;
  switch (ownHandicap) {
    case -0.5:
      return { market: 'match-result', line: 0, selection: bet.selection };
    case 0.5:
      return { market: 'double-chance', line: 0, selection: bet.selection === 'home' ? 'home-or-draw' : 'draw-or-away' };
    case 0:
      return { market: 'draw-no-bet', line: 0, selection: bet.selection };
    default:
      return bet;
  }
}

/** Returns the key of the event of a bet: the same for bets that every score settles alike. */
export function eventOf(bet: Bet): string {
  const { market, line, selection } = plainBet(bet);
  return `${market} ${line} ${selection}`;
}

/**
 * The markets on which a match can be priced, each with its selections in the order in which a quote holds their prices. `line` is
 * the number of goals for total-goals, and the handicap given to the home side for asian-handicap, whichever side is backed
 * (−0.5: the home side starts half a goal behind); every other market has none, written 0. All are settled by the score after
 * ninety minutes, half-time-result by the score at the break.
 */
export const markets = {
  'match-result': ['home', 'draw', 'away'],
  'double-chance': ['home-or-draw', 'home-or-away', 'draw-or-away'],
  'draw-no-bet': ['home', 'away'],
  'total-goals': ['over', 'under'],
  'both-teams-to-score': ['yes', 'no'],
  'asian-handicap': ['home', 'away'],
  'half-time-result': ['home', 'draw', 'away'],
} as const;

export type Market = keyof typeof markets;

/** How many selections of a market win together: every score makes two of the three double chances winners. */
export function winnersOf(market: Market): number {
  return market === 'double-chance' ? 2 : 1;
}

/** When a quote was taken: the first one known, one in between, or the last before kick-off. */
export type QuotePhase = 'opening' | 'moving' | 'closing';

/** Who stands behind a price. Averages and bests of a market are figures about bookmakers, not offers. */
export const bookmakerKinds = ['bookmaker', 'exchange', 'market-average', 'market-best'] as const;
export type BookmakerKind = (typeof bookmakerKinds)[number];

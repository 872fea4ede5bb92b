/**
 * The markets whose prices are kept. A quote holds one price a selection, in the order given here.
 * `line` is the number of goals for total-goals, and the handicap given to the home side for asian-handicap
 * (−0.5: the home side starts half a goal behind); match-result has none, written 0.
 */
export const markets = {
  'match-result': ['home', 'draw', 'away'],
  'total-goals': ['over', 'under'],
  'asian-handicap': ['home', 'away'],
} as const;

export type Market = keyof typeof markets;

/** When a quote was taken: the first one known, one in between, or the last before kick-off. */
export type QuotePhase = 'opening' | 'moving' | 'closing';

/** Who stands behind a price. Averages and bests of a market are figures about bookmakers, not offers. */
export const bookmakerKinds = ['bookmaker', 'exchange', 'market-average', 'market-best'] as const;
export type BookmakerKind = (typeof bookmakerKinds)[number];

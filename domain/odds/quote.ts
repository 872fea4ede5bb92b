/** When a quote was taken: the first one known, one in between, or the last before kick-off. */
export type QuotePhase = 'opening' | 'moving' | 'closing';

/** Who stands behind a price. Averages and bests of a market are figures about bookmakers, not offers. */
export const bookmakerKinds = ['bookmaker', 'exchange', 'market-average', 'market-best'] as const;
export type BookmakerKind = (typeof bookmakerKinds)[number];

/** The phase of a quote: the first one known, one in between, or the last before kick-off. */
export type QuotePhase = 'opening' | 'moving' | 'closing';

/** The kinds of sources of a price. Averages and best prices of a market are figures about bookmakers, not offers. */
export const bookmakerKinds = ['bookmaker', 'exchange', 'market-average', 'market-best'] as const;
export type BookmakerKind = (typeof bookmakerKinds)[number];

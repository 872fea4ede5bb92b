import type { MessageKey } from '#app/i18n/message-keys.ts';

/** What we think of the bet that a price is on: it is our tip, or it is what we predict. */
export type PriceMark = 'tip' | 'predicted';

/** The words for what we think of a bet. */
export const markWords = { tip: 'tip.heading', predicted: 'predictions.oneName' } as const satisfies Record<PriceMark, MessageKey>;

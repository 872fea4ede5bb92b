import type { MessageKey } from '#app/i18n/words/message-keys.ts';

/** Our opinion of a price's bet: it is our tip, or our prediction. */
export type PriceMark = 'tip' | 'predicted';

/** The words for our opinion of a bet. */
export const markWords = { tip: 'tip.heading', predicted: 'predictions.oneName' } as const satisfies Record<PriceMark, MessageKey>;

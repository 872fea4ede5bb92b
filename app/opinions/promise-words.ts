import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { PromiseVerdict } from '#domain/prediction/prediction-figures.ts';

/** The words for the verdict on a promise, compared with what came. */
export const promiseWords: Readonly<Record<PromiseVerdict, MessageKey>> = {
  kept: 'record.promiseKept',
  'too-high': 'record.promiseTooHigh',
  'too-low': 'record.promiseTooLow',
};

import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { PromiseVerdict } from '#domain/prediction/prediction-figures.ts';

/** The message key of each verdict on predicted chances, compared with how often the predictions came true. */
export const promiseWords: Readonly<Record<PromiseVerdict, MessageKey>> = {
  kept: 'record.promiseKept',
  'too-high': 'record.promiseTooHigh',
  'too-low': 'record.promiseTooLow',
};

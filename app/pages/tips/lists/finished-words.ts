import type { Words } from '#app/i18n/words/create-words.ts';
import type { Finished } from './begun.server.ts';

/** Returns the results of the predictions on matches that are over, in words; empty while none is decided. */
export function finishedWords({ decided, right, promised }: Finished, { t, format }: Pick<Words, 't' | 'format'>): string {
  if (decided === 0) return '';
  return t('predictions.rightOf', {
    right: format.integer(right),
    decided: format.integer(decided),
    promised: format.integer(Math.round(promised)),
  });
}

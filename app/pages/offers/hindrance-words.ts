import type { Words } from '#app/i18n/words/create-words.ts';
import type { Hindrance } from '#domain/offer/judge-link.ts';

/** Returns a sentence that states why there is no link to a bookmaker, or to any of them. */
export function hindranceWords(hindrance: Hindrance, bookmaker: { readonly name: string } | undefined, { t }: Words): string {
  if (hindrance !== 'not-licensed') return t(`offers.because-${hindrance}`);
  return bookmaker === undefined ? t('offers.because-none-licensed') : t('offers.because-not-licensed', { name: bookmaker.name });
}

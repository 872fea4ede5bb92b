import { chanceText } from '#app/i18n/chance-text.ts';

/** Returns a chance from 0 to 1 in whole per cent, as the language of the page writes it. */
export function percentText(chance: number): string {
  return chanceText(chance, (share) => share.toLocaleString(document.documentElement.lang, { style: 'percent' }));
}

import { type LocaleCode, locales } from '#app/i18n/locales.ts';
import { oneOf, storedValue } from './stored-value.ts';

const secondsInYear = 31_536_000;

/** The language that the visitor has chosen. */
export const language = storedValue<LocaleCode>('language', 'en', oneOf(locales.map(({ code }) => code)));

/** Returns whether a language is stored already, here and in the cookie. */
export function isStored(code: LocaleCode): boolean {
  return language.read() === code && document.cookie.split('; ').includes(`i18n_redirected=${code}`);
}

/**
 * Stores the choice here and in the cookie by which the root address answers in that language from now on. As the server's, it is marked
 * secure in a cross-origin setup, of which the page's root tells.
 */
export function chooseLanguage(code: LocaleCode): void {
  language.write(code);
  const secure = document.documentElement.dataset.crossOriginCookie === undefined ? '' : '; secure';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `i18n_redirected=${code}; max-age=${secondsInYear}; path=/; samesite=lax${secure}`;
}

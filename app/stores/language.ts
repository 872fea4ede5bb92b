import { type LocaleCode, locales } from '#app/i18n/locales.ts';
import { oneOf, storedValue } from './stored-value.ts';

const secondsInYear = 31_536_000;

/** The language that the visitor has chosen. */
export const language = storedValue<LocaleCode>('language', 'en', oneOf(locales.map(({ code }) => code)));

/** Returns true for the language that is stored already, both here and in the cookie. */
export function isStored(code: LocaleCode): boolean {
  return language.read() === code && document.cookie.split('; ').includes(`i18n_redirected=${code}`);
}

/**
 * Stores the choice here and in the cookie by which the root address answers in that language from now on. Like the server's, it is marked
 * secure in a cross-origin setup, which an attribute of the page's root indicates.
 */
export function chooseLanguage(code: LocaleCode): void {
  language.write(code);
  const secure = document.documentElement.dataset.crossOriginCookie === undefined ? '' : '; secure';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `i18n_redirected=${code}; max-age=${secondsInYear}; path=/; samesite=lax${secure}`;
}

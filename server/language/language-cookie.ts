import type { LocaleSites } from '#app/i18n/locale-sites.ts';
import { type Locale, type LocaleCode, localeByCode, locales } from '#app/i18n/locales.ts';

const name = 'i18n_redirected';
const pattern = /(?:^|;\s*)i18n_redirected=([^;]*)/;
const lifeSeconds = 365 * 24 * 60 * 60;

/** The locales by the cookie header that nearly all visitors send: this cookie alone. */
const alone = new Map(locales.map((locale) => [`${name}=${locale.code}`, locale]));

/** Returns the language that the visitor's cookie names; undefined without one, or when it names no language of the site. */
export function localeOfCookie(header: string | undefined): Locale | undefined {
  if (header === undefined) return undefined;
  const only = alone.get(header);
  if (only !== undefined) return only;
  const code = pattern.exec(header)?.[1];
  return code === undefined ? undefined : localeByCode(code);
}

/** Returns the value of Set-Cookie that stores a language. It is marked secure only when pages of other origins need it. */
export function languageCookie(code: LocaleCode, { crossOriginCookie }: Pick<LocaleSites, 'crossOriginCookie'>): string {
  return `${name}=${code}; Max-Age=${lifeSeconds}; Path=/; SameSite=Lax${crossOriginCookie ? '; Secure' : ''}`;
}

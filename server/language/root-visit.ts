import { isbot } from 'isbot';
import type { LocaleSite } from '#app/i18n/locale-sites.ts';
import { defaultLocale, type Locale, type LocaleCode } from '#app/i18n/locales.ts';
import { preferredLocale } from './accept-language.ts';
import { localeOfCookie } from './language-cookie.ts';

export interface RootVisit {
  /** The language to which the visitor is sent; undefined when the page is in it already. */
  readonly moveTo: Locale | undefined;
  /** The language to store; undefined when the cookie names it already. */
  readonly store: LocaleCode | undefined;
  /** True when the page is given to a crawler whose language it is not, so that no shared cache may keep it for others of that language. */
  readonly isOfCrawler?: true;
}

const settled: RootVisit = { moveTo: undefined, store: undefined };
const ofCrawler: RootVisit = { ...settled, isOfCrawler: true };
const storeOnly = new Map<string, RootVisit>();

/**
 * Returns the redirect or the cookie for a visitor of the root address: the stored language, else the browser's, else English. The root of
 * a language's own domain is always in that language. Crawlers are not redirected by the browser's language, so that they find English
 * here.
 */
export function decideRootVisit(
  localeSite: LocaleSite,
  headers: {
    readonly cookie?: string | undefined;
    readonly 'accept-language'?: string | undefined;
    readonly 'user-agent'?: string | undefined;
  },
): RootVisit {
  const stored = localeOfCookie(headers.cookie);
  if (localeSite.host !== undefined) return stored === localeSite.locale ? settled : storing(localeSite.locale.code);
  if (stored === defaultLocale) return settled;
  const wished = stored ?? preferredLocale(headers['accept-language']) ?? defaultLocale;
  if (wished === defaultLocale) return storing(wished.code);
  if (isbot(headers['user-agent'])) return ofCrawler;
  return { moveTo: wished, store: stored === undefined ? wished.code : undefined };
}

function storing(code: LocaleCode): RootVisit {
  let visit = storeOnly.get(code);
  if (visit === undefined) {
    visit = { moveTo: undefined, store: code };
    storeOnly.set(code, visit);
  }
  return visit;
}

import { type Language, languages } from '#domain/language/languages.ts';
import type { Packs } from '#languages/languages.ts';
import { localeFacts } from '#languages/locale-facts.ts';

/** A language of the site. Typed from the packs, so that the compiler reports a missing language in their list, and not in every module that reads it. */
export type Locale = { [Tag in keyof Packs]: { readonly tag: Tag } & Packs[Tag]['locale'] }[keyof Packs];
export type LocaleCode = Locale['code'];

const byLanguage = Object.fromEntries(Object.entries(localeFacts).map(([tag, of]) => [tag, { tag, ...of }])) as {
  readonly [Tag in Language]: Extract<Locale, { readonly tag: Tag }>;
};

export const locales: readonly Locale[] = languages.map((tag) => byLanguage[tag]);

export const defaultLocale: Locale = byLanguage.en;

export function localeByCode(code: string): Locale | undefined {
  return locales.find((locale) => locale.code === code);
}

/** Returns the locale of a page by its BCP-47 tag, as in `<html lang>`; English for a tag that is none of ours. */
export function localeByTag(tag: string): Locale {
  return locales.find((locale) => locale.tag === tag) ?? defaultLocale;
}

/** Returns the message file of a language by its path from the root of the checkout, `/languages/de/messages.json`. */
export function messageFile({ tag }: Pick<Locale, 'tag'>): string {
  return `/languages/${tag}/messages.json`;
}

/** Returns the language of an address and the path that all languages share: `/de/teams/x` is German `/teams/x`. */
export function splitLocalePath(pathname: string): { locale: Locale; path: string } {
  for (const locale of locales) {
    if (locale.prefix === '') continue;
    if (pathname === locale.prefix || pathname === `${locale.prefix}.data`)
      return { locale, path: pathname.slice(locale.prefix.length) || '/' };
    if (pathname.startsWith(`${locale.prefix}/`)) return { locale, path: pathname.slice(locale.prefix.length) };
  }
  return { locale: defaultLocale, path: pathname };
}

/** Returns the address of a shared path in a language. */
export function localePath(locale: Locale, path: string): string {
  return prefixedPath(locale.prefix, path);
}

/** Returns a shared path after a prefix. The root of a language has no trailing slash, also before parameters: `/de`, `/de?tab=live`. */
export function prefixedPath(prefix: string, path: string): string {
  const ofRoot = path === '/' || path.startsWith('/?');
  return prefix !== '' && ofRoot ? prefix + path.slice(1) : prefix + path;
}

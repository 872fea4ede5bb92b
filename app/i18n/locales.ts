import { type Language, languages } from '#domain/language/languages.ts';

/** The facts of each language apart from its words, in one table. Prefix and code are the specification's. */
const facts = {
  en: {
    code: 'en',
    label: 'English',
    shortLabel: 'EN',
    flag: 'gb',
    prefix: '',
    openGraph: 'en_GB',
    messageFile: '/languages/en/messages.json',
    zone: 'Europe/London',
    domain: 'DOMAIN_EN',
  },
  cs: {
    code: 'cz',
    label: 'Čeština',
    shortLabel: 'CZ',
    flag: 'cz',
    prefix: '/cz',
    openGraph: 'cs_CZ',
    messageFile: '/languages/cs/messages.json',
    zone: 'Europe/Prague',
    domain: 'DOMAIN_CZ',
  },
  de: {
    code: 'de',
    label: 'Deutsch',
    shortLabel: 'DE',
    flag: 'de',
    prefix: '/de',
    openGraph: 'de_DE',
    messageFile: '/languages/de/messages.json',
    zone: 'Europe/Berlin',
    domain: 'DOMAIN_DE',
  },
  es: {
    code: 'es',
    label: 'Español',
    shortLabel: 'ES',
    flag: 'es',
    prefix: '/es',
    openGraph: 'es_ES',
    messageFile: '/languages/es/messages.json',
    zone: 'Europe/Madrid',
    domain: 'DOMAIN_ES',
  },
  el: {
    code: 'gr',
    label: 'Ελληνικά',
    shortLabel: 'GR',
    flag: 'gr',
    prefix: '/gr',
    openGraph: 'el_GR',
    messageFile: '/languages/el/messages.json',
    zone: 'Europe/Athens',
    domain: 'DOMAIN_GR',
  },
  it: {
    code: 'it',
    label: 'Italiano',
    shortLabel: 'IT',
    flag: 'it',
    prefix: '/it',
    openGraph: 'it_IT',
    messageFile: '/languages/it/messages.json',
    zone: 'Europe/Rome',
    domain: 'DOMAIN_IT',
  },
  'pt-BR': {
    code: 'pt_br',
    label: 'Português (Brasil)',
    shortLabel: 'PT-BR',
    flag: 'br',
    prefix: '/pt_br',
    openGraph: 'pt_BR',
    messageFile: '/languages/pt-BR/messages.json',
    zone: 'America/Sao_Paulo',
    domain: 'DOMAIN_PT_BR',
  },
} as const satisfies Record<Language, LocaleFacts>;

interface LocaleFacts {
  readonly code: string;
  readonly label: string;
  readonly shortLabel: string;
  readonly flag: string;
  readonly prefix: string;
  readonly openGraph: string;
  readonly messageFile: `/languages/${Language}/messages.json`;
  /** The zone whose hours its pages have until they know the reader's. */
  readonly zone: string;
  /** The setting that names its own domain. */
  readonly domain: `DOMAIN_${string}`;
}

/** Typed from the table, so that the compiler names the table for a language that it lacks, and not everything that reads it. */
export type Locale = { [Tag in keyof typeof facts]: { readonly tag: Tag } & (typeof facts)[Tag] }[keyof typeof facts];
export type LocaleCode = Locale['code'];

const byLanguage = Object.fromEntries(Object.entries(facts).map(([tag, of]) => [tag, { tag, ...of }])) as {
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

/** Splits an address into its language and the path that all languages share: `/de/teams/x` is German `/teams/x`. */
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

/** Returns a shared path behind a prefix. The root of a language has no trailing slash, and none before its parameters: `/de`, `/de?tab=live`. */
export function prefixedPath(prefix: string, path: string): string {
  const ofRoot = path === '/' || path.startsWith('/?');
  return prefix !== '' && ofRoot ? prefix + path.slice(1) : prefix + path;
}

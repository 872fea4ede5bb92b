import { defaultLocale, type Locale, type LocaleCode, localePath, locales, splitLocalePath } from '#app/i18n/locales.ts';

export interface AddressSettings {
  readonly publicUrl: string | undefined;
  /** Languages with their own domain, by code. */
  readonly domains: ReadonlyMap<LocaleCode, string>;
  /** True in a cross-origin setup, where the cookie of the language must be marked secure. */
  readonly crossOriginCookie: boolean;
}

/** The site in one language at one address: under its prefix on the main host, or at the root of the language's own domain. */
export interface LocaleSite {
  /** The host of a language's own domain; undefined for the main host. */
  readonly host: string | undefined;
  readonly locale: Locale;
  /** The part before every path: `/de`, or nothing. */
  readonly prefix: string;
}

export interface LocaleSites {
  readonly all: readonly LocaleSite[];
  /** The origin of the main host, without a slash at the end. */
  readonly publicUrl: string;
  /** The origins of the site: the main host and the languages' own. */
  readonly origins: ReadonlySet<string>;
  /** True when PUBLIC_URL names the main host: the site then answers for no other hosts than its own. */
  readonly hostsAreKnown: boolean;
  /** True when PUBLIC_URL begins with `https:`. */
  readonly isSecure: boolean;
  /** True where the cookie of the language is marked secure. */
  readonly crossOriginCookie: boolean;
  /** Returns the LocaleSite of a path on a host, given as the browser sent it. */
  localeSiteOf(host: string | undefined, pathname: string): LocaleSite;
  /** Returns the LocaleSite at the root of a host. */
  localeSiteAtRoot(host: string | undefined): LocaleSite;
  /** Returns the address of a page for search engines and for other languages: from the settings, never from the request. */
  absolute(locale: Locale, path: string): string;
  /** Returns the address in this language for a path of any language, with its query; the path begins with exactly one slash. */
  placeOf(locale: Locale, path: string): string;
}

/** Returns the LocaleSites by PUBLIC_URL and the languages' domains. */
export function createLocaleSites({ domains, crossOriginCookie, ...settings }: AddressSettings, fallbackUrl: string): LocaleSites {
  const publicUrl = settings.publicUrl ?? fallbackUrl;
  const { protocol } = new URL(settings.publicUrl ?? 'https://localhost');
  const onMainHost = new Map<string, LocaleSite>(
    locales.map((locale) => [locale.code, { host: undefined, locale, prefix: locale.prefix }]),
  );
  const byDomain = new Map<string, LocaleSite>();
  for (const locale of locales) {
    const host = domains.get(locale.code)?.toLowerCase();
    if (host !== undefined) byDomain.set(host, { host, locale, prefix: '' });
  }
  const domainOf = new Map([...byDomain.values()].map(({ locale, host }) => [locale.code, host]));
  const main = (locale: Locale) => onMainHost.get(locale.code) as LocaleSite;
  const localeSiteAtRoot = (host: string | undefined) => {
    const own = byDomain.size === 0 || host === undefined ? undefined : byDomain.get(host.toLowerCase().replace(/:\d+$/, ''));
    return own ?? main(defaultLocale);
  };
  const absolute = (locale: Locale, path: string) => {
    const domain = domainOf.get(locale.code);
    return domain === undefined ? publicUrl + localePath(locale, path) : `${protocol}//${domain}${path}`;
  };
  return {
    all: [...onMainHost.values(), ...byDomain.values()],
    publicUrl,
    origins: new Set([publicUrl, ...locales.map((locale) => absolute(locale, '/'))].map((address) => new URL(address).origin)),
    hostsAreKnown: settings.publicUrl !== undefined,
    isSecure: settings.publicUrl?.startsWith('https:') === true,
    crossOriginCookie,
    localeSiteAtRoot,
    localeSiteOf(host, pathname) {
      const { locale } = splitLocalePath(pathname);
      return locale.prefix === '' ? localeSiteAtRoot(host) : main(locale);
    },
    absolute,
    placeOf(locale, path) {
      const { pathname, search } = new URL(path, 'http://localhost');
      // Two slashes in front would be read as a host.
      const shared = splitLocalePath(pathname).path.replace(/^\/+/, '/');
      return (domainOf.has(locale.code) ? absolute(locale, shared) : localePath(locale, shared)) + search;
    },
  };
}

import { type Locale, locales } from '#app/i18n/locales.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { Place } from './place.tsx';

/** Returns the address of a page of a site in the site's language, from its shared path and its understood parameters. */
export function placeOf(site: Site, pathname: string, search: string): Place {
  const originOf = (locale: Locale) => new URL(site.absolute(locale, '/')).origin;
  const here = originOf(site.words.locale);
  return {
    pathname,
    search,
    root: site.absolute(site.words.locale, '/').replace(/\/$/, ''),
    otherOrigins: Object.fromEntries(
      locales.map((locale) => [locale.code, originOf(locale)] as const).filter(([, origin]) => origin !== here),
    ),
  };
}

import { locales } from '#app/i18n/locales.ts';
import type { Site } from '#app/site-context.server.ts';
import type { PageHead } from './page-head.ts';

/** Completes what a loader says of its page with the page's addresses in every language. */
export function describePage(site: Site, page: { title: string; description: string; path: string; indexed?: boolean }): PageHead {
  return {
    locale: site.words.locale.code,
    title: `${page.title} · ${site.name}`,
    description: page.description,
    path: page.path,
    indexed: (page.indexed ?? true) && site.dataset === 'real',
    addresses: Object.fromEntries(locales.map((locale) => [locale.code, site.absolute(locale, page.path)])),
  };
}

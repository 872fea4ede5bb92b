import { escapeXml } from '#app/http/escape-xml.ts';
import { defaultLocale, type Locale, locales } from '#app/i18n/locales.ts';

type Absolute = (locale: Locale, path: string) => string;

/** Returns one language's addresses, each with the same page in every language (Google's hreflang annotation for sitemaps). */
export function sitemapXml(
  locale: Locale,
  entries: readonly { readonly path: string; readonly updatedAt?: Date }[],
  absolute: Absolute,
): string {
  const urls = entries.map(({ path, updatedAt }) => {
    const alternates = [...locales.map((other) => [other.tag, other] as const), ['x-default', defaultLocale] as const].map(
      ([tag, other]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(absolute(other, path))}"/>`,
    );
    const changed = updatedAt === undefined ? '' : `<lastmod>${updatedAt.toISOString()}</lastmod>`;
    return `<url><loc>${escapeXml(absolute(locale, path))}</loc>${changed}${alternates.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Returns the list of the site's sitemaps. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

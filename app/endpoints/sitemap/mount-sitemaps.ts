import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import { articlePath, indexedSections, sectionPaths } from '#app/addresses/article-paths.ts';
import { createFileCache } from '#app/http/file-cache.ts';
import { gzipBody } from '#app/http/gzip-body.ts';
import type { LocaleSites } from '#app/i18n/locale-sites.ts';
import { localeByCode, locales } from '#app/i18n/locales.ts';
import { calculatorAddress } from '#app/pages/calculator/calculator.address.ts';
import { contactAddress } from '#app/pages/contact/contact.address.ts';
import { livestreamAddress } from '#app/pages/livestream/livestream.address.ts';
import { newsAddress, newsSitemapAddress } from '#app/pages/news/news.address.ts';
import { oddsMovementsAddress } from '#app/pages/odds-movements/odds-movements.address.ts';
import { sportPath } from '#app/pages/two-sided-day/sport-path.address.ts';
import type { Article } from '#data/articles/article.ts';
import type { Database } from '#data/database/database.ts';
import { listNewsAddresses } from '#data/queries/news/list-news-addresses.ts';
import { countSitemaps, listSitemapEntries, type SitemapKind, sitemapKinds } from '#data/queries/sitemap/list-sitemap-entries.ts';
import { twoSidedSports } from '#domain/sports/sport.ts';
import type { Clock } from '#domain/time/clock.ts';
import { forecastsAddress } from '#sports/football/app/pages/forecasts/forecasts.address.ts';
import { oddsAddress } from '#sports/football/app/pages/odds/odds.address.ts';
import { streaksAddress } from '#sports/football/app/pages/streaks/streaks.address.ts';
import { sitemapPath } from './sitemap-path.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** Pages that belong to no match, club or competition. */
const standingPages = [
  '/',
  '/tips',
  ...twoSidedSports.map((sport) => sportPath(sport)),
  forecastsAddress.path,
  streaksAddress.path,
  '/track-record',
  '/track-record/predictions',
  oddsAddress.path,
  oddsMovementsAddress.path,
  '/leagues',
  calculatorAddress.path,
  contactAddress.path,
  livestreamAddress.path,
];
const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

export interface SitemapParts {
  readonly db: Database;
  readonly localeSites: LocaleSites;
  readonly pieces: readonly Article[];
  /** False when search engines are to leave every page alone. */
  readonly isOpenToSearch: boolean;
  readonly clock: Clock;
}

/** Max bytes of files held in memory: some dozens, compressed. A file is made again after an hour, as shared caches do. */
const heldBytes = 16_000_000;
const heldMs = 3_600_000;
const compressed = promisify(gzip);

/** Beginnings of addresses that are made for one visitor each: links to bookmakers, and votes. */
const closedToCrawlers = ['/goto/', '/market/', '/offers', '/votes'];

/** Mounts /robots.txt and the sitemaps. A site that is closed to search engines has no sitemaps. */
export function mountSitemaps(app: Hono, parts: SitemapParts): void {
  const { db, localeSites, pieces, isOpenToSearch, clock } = parts;
  app.get('/robots.txt', (c) => {
    const shut = closedToCrawlers.flatMap((path) => locales.map(({ prefix }) => `Disallow: ${prefix}${path}`));
    const text = isOpenToSearch
      ? `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /language/\n${shut.join('\n')}\n\nSitemap: ${localeSites.publicUrl}/sitemap.xml\n`
      : 'User-agent: *\nDisallow: /\n';
    return c.text(text, 200, { 'Cache-Control': 'public, max-age=3600' });
  });
  const cache = createFileCache(heldBytes);
  const answer = async (c: Context, make: () => Promise<string>) => {
    const held = `${c.req.path} ${Math.floor(clock.now().getTime() / heldMs)}`;
    return gzipBody(c, [await cache.forceFetch(held, { context: async () => compressed(await make()) })], headers);
  };
  app.get('/sitemap.xml', (c) => {
    if (!isOpenToSearch) return c.notFound();
    return answer(c, async () => {
      const counts = await Promise.all(sitemapKinds.map((kind) => countSitemaps(db, kind)));
      const files = [
        'pages-0',
        ...sitemapKinds.flatMap((kind, index) => Array.from({ length: counts[index] ?? 0 }, (_, file) => `${kind}-${file}`)),
      ];
      const news = locales.map((locale) => localeSites.absolute(locale, newsSitemapAddress.path));
      return sitemapIndexXml([
        ...news,
        ...locales.flatMap(({ code }) => files.map((file) => `${localeSites.publicUrl}/sitemaps/${code}-${file}.xml`)),
      ]);
    });
  });
  app.get('/sitemaps/:file', async (c) => {
    const [, code = '', kind = '', file = ''] =
      /^([a-z_]+)-(pages|tournaments|teams|players|matches)-(0|[1-9]\d{0,4})\.xml$/.exec(c.req.param('file')) ?? [];
    const locale = localeByCode(code);
    if (!isOpenToSearch || locale === undefined) return c.notFound();
    if (kind === 'pages') {
      return file === '0'
        ? answer(c, async () => sitemapXml(locale, [...pagesOf(pieces), ...(await newsPages(db))], localeSites.absolute))
        : c.notFound();
    }
    if (Number(file) >= (await countSitemaps(db, kind as SitemapKind))) return c.notFound();
    return answer(c, async () => sitemapXml(locale, await entriesOf(db, kind as SitemapKind, Number(file)), localeSites.absolute));
  });
}

async function entriesOf(db: Database, kind: SitemapKind, file: number) {
  const entries = await listSitemapEntries(db, kind, file);
  return entries.map((entry) => ({ path: sitemapPath(kind, entry), updatedAt: entry.updatedAt }));
}

/** Returns the fixed pages, the indexes of sections that have articles, and every article. */
function pagesOf(pieces: readonly Article[]) {
  const indexes = indexedSections.filter((section) => pieces.some((piece) => piece.section === section));
  return [
    ...[...standingPages, ...indexes.map((section) => sectionPaths[section])].map((path) => ({ path })),
    ...pieces.map((piece) => ({ path: articlePath(piece), updatedAt: new Date(`${piece.updated}T00:00:00Z`) })),
  ];
}

/** Returns the pages of all stored news. */
async function newsPages(db: Database) {
  const news = await listNewsAddresses(db);
  return news.map(({ slug, publishedAt }) => ({ path: newsAddress.href({ slug }), updatedAt: publishedAt }));
}

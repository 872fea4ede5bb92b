import { defineResource } from '#app/document/resource.ts';
import { escapeXml } from '#app/http/escape-xml.ts';
import { readNewsTexts } from '#app/news/news-texts.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { newsAddress, newsSitemapAddress } from './news.address.ts';

const hourMs = 3_600_000;
/** Max age of news in a news sitemap, by Google's rule; older news belong in other sitemaps. */
const newForHours = 48;
/** Max number of news in a news sitemap, by the same rule. */
const most = 1000;

/** The news of the last two days, in the format of news sitemaps. */
export const newsSitemapResource = defineResource(newsSitemapAddress, answerNewsSitemap);

async function answerNewsSitemap(site: Site): Promise<Response> {
  const { words, name, clock, page, absolute } = site;
  const since = new Date(clock.now().getTime() - newForHours * hourMs);
  page.dependOn('news', 'catalogue');
  page.freshUntil(new Date(clock.now().getTime() + hourMs));
  const news = site.isOpenToSearch ? await readNewsTexts(site, { since, limit: most }) : [];
  const urls = news.map(({ slug, told, publishedAt }) =>
    [
      `<url><loc>${escapeXml(absolute(words.locale, newsAddress.href({ slug })))}</loc><news:news>`,
      `<news:publication><news:name>${escapeXml(name)}</news:name><news:language>${words.locale.tag}</news:language></news:publication>`,
      `<news:publication_date>${publishedAt.toISOString()}</news:publication_date>`,
      `<news:title>${escapeXml(told.headline)}</news:title></news:news></url>`,
    ].join(''),
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

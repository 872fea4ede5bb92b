import { defineResource } from '#app/document/resource.ts';
import { piecePath, sectionPaths } from '#app/piece-paths.ts';
import { rssXml } from '#app/rss-feed.ts';
import { articlesFeed } from '#app/shell/articles-feed.server.ts';
import type { Site } from '#app/site-context.server.ts';
import { articlesFeedAddress } from './articles-feed.address.ts';

/** The articles of all sections in a language's words, the newest first; the standing pages and the sign-up guide are no news. */
export const articlesFeedResource = defineResource(articlesFeedAddress, answerArticlesFeed);

function answerArticlesFeed(site: Site): Response {
  const { t, locale } = site.words;
  const { href, title } = articlesFeed(site);
  const items = site.pieces
    .filter(({ section, guide }) => section !== 'pages' && guide === undefined)
    .sort((first, second) => (first.published < second.published ? 1 : first.published > second.published ? -1 : 0))
    .map((piece) => ({
      title: piece.texts[locale.tag].title,
      link: site.absolute(locale, piecePath(piece)),
      description: piece.texts[locale.tag].description,
      id: `${locale.tag}/${piece.section}/${piece.slug}`,
      publishedAt: new Date(`${piece.published}T00:00:00Z`),
    }));
  const page = site.absolute(locale, sectionPaths.academy);
  return new Response(rssXml({ title, page, self: href, description: t('articles.feedDescription'), language: locale.tag, items }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}

import type { LoaderFunctionArgs } from 'react-router';
import { splitLocalePath } from '#app/i18n/locales.ts';
import { pageData } from '#app/page-data.server.ts';
import { indexedSections, sectionPaths } from '#app/piece-paths.ts';
import { articlesFeed } from '#app/shell/articles-feed.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { siteContext } from '#app/site-context.server.ts';
import { toSectionView } from './section-view.ts';

/** The index of a section, which the address names. */
export function loader({ request, url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { path } = splitLocalePath(url.pathname);
  const section = indexedSections.find((known) => sectionPaths[known] === path);
  if (section === undefined) throw new Response(null, { status: 404 });
  const { t } = site.words;
  const view = toSectionView(section, site.pieces, site.words);
  const head = describePage(site, {
    title: t(`articles.section-${section}`),
    description: t(`articles.description-${section}`),
    path,
    indexed: view.topics.length > 0,
  });
  return pageData(request, { ...head, feed: articlesFeed(site) }, view);
}

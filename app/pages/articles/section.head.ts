import { sectionPaths } from '#app/addresses/article-paths.ts';
import { articlesFeed } from '#app/shell/articles-feed.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { SectionView } from './section-view.ts';

/** Returns the head of a section's index. A section without articles is not indexed. */
export function sectionHead(site: Site, { section, topics }: SectionView): PageHead {
  const { t } = site.words;
  const head = describePage(site, {
    title: t(`articles.section-${section}`),
    description: t(`articles.description-${section}`),
    path: sectionPaths[section],
    indexed: topics.length > 0,
  });
  return { ...head, feeds: [articlesFeed(site)] };
}

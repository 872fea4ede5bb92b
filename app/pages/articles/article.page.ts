import { address } from '#app/addresses/address.ts';
import { indexedSections, sectionPaths, textPages } from '#app/addresses/article-paths.ts';
import { definePage, type PageParts } from '#app/document/page.ts';
import { loadArticle } from './article.server.ts';
import { ArticlePage } from './article-page.tsx';
import { ArticleRail } from './article-rail.tsx';
import type { ArticleView } from './article-view.ts';

const article: PageParts<unknown, ArticleView> = {
  load: loadArticle,
  head: (_site, { head }) => head,
  View: ArticlePage,
  Rail: ArticleRail,
};

/** The articles of every section, and the text pages at the root. */
export const articlePages = [
  ...indexedSections.map((section) => definePage(import.meta.url, address(`${sectionPaths[section]}/:slug`), article)),
  ...textPages.map((slug) => definePage(import.meta.url, address(`/${slug}`), { ...article, isWithoutBetting: true })),
];

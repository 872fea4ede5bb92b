import type { LinkedPage } from '#app/components/page/page-links.tsx';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { ContentSection, Piece } from '#data/articles/article.ts';
import { type IllustratedArticle, toIllustratedArticle, toListedArticle } from './listed-article.ts';

/** Returns the named articles as a list shows them, in the order of their names; names without an article are left out. */
export function illustratedArticles(
  named: readonly `${ContentSection}/${string}`[],
  articles: readonly Piece[],
  words: Words,
): IllustratedArticle[] {
  return named
    .flatMap((name) => articles.find(({ section, slug }) => `${section}/${slug}` === name) ?? [])
    .map((article) => toIllustratedArticle(article, words));
}

/** Returns the articles of a section as links, in the order of the content. */
export function linksToSection(section: ContentSection, articles: readonly Piece[], words: Words): LinkedPage[] {
  return articles
    .filter((article) => article.section === section)
    .map((article) => toListedArticle(article, words))
    .map(({ path, title }) => ({ path, title }));
}

import type { LinkedPage } from '#app/components/page/page-links.tsx';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { Article, ContentSection } from '#data/articles/article.ts';
import { type IllustratedArticle, toIllustratedArticle, toListedArticle } from './listed-article.ts';

/** Returns the named articles as a list shows them, in the order of their names; names without an article are left out. */
export function illustratedArticles(
  named: readonly `${ContentSection}/${string}`[],
  pieces: readonly Article[],
  words: Words,
): IllustratedArticle[] {
  return named
    .flatMap((name) => pieces.find(({ section, slug }) => `${section}/${slug}` === name) ?? [])
    .map((piece) => toIllustratedArticle(piece, words));
}

/** Returns the articles of a section as links, in the order of the content. */
export function linksToSection(section: ContentSection, pieces: readonly Article[], words: Words): LinkedPage[] {
  return pieces
    .filter((piece) => piece.section === section)
    .map((piece) => toListedArticle(piece, words))
    .map(({ path, title }) => ({ path, title }));
}

import { articlePath } from '#app/addresses/article-paths.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { Article } from '#data/articles/article.ts';
import type { Drawing, DrawingWords } from '#data/articles/drawing.ts';

/** An article as a list shows it. */
export interface ListedArticle {
  readonly path: string;
  readonly title: string;
  readonly standfirst: string;
  readonly minutes: number;
}

/** An article as a list shows it with its drawing. */
export interface IllustratedArticle extends ListedArticle {
  readonly figure: ArticleFigure;
}

/** The drawing of an article: of its own figures, in the words of a language, or of its topic when it has none. */
export type ArticleFigure =
  | { readonly of: 'piece'; readonly drawing: Drawing; readonly words: DrawingWords }
  | { readonly of: 'topic'; readonly topic: string };

/** Reading pace of adults in silent non-fiction, in words a minute, rounded down from the 238 of M. Brysbaert's review of 2019. */
const wordsAMinute = 220;

/** Returns an article for a list in the language of `words`, with its reading time. */
export function toListedArticle(piece: Article, { locale }: Words): ListedArticle {
  const { title, standfirst, words } = piece.texts[locale.tag];
  return { path: articlePath(piece), title, standfirst, minutes: readingMinutes(words) };
}

/** Returns an article for a list with its drawing: of its own figures, or of its topic when it has none. */
export function toIllustratedArticle(piece: Article, words: Words): IllustratedArticle {
  const { drawing, topic, texts } = piece;
  const drawingWords = texts[words.locale.tag].drawing;
  const figure: ArticleFigure =
    drawing === undefined || drawingWords === undefined ? { of: 'topic', topic } : { of: 'piece', drawing, words: drawingWords };
  return { ...toListedArticle(piece, words), figure };
}

/** Returns the reading time in whole minutes, at least 1. */
function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsAMinute));
}

import type { NewsLink } from '#app/components/articles/news-link.ts';
import type { NewsSpan } from '#domain/news/due-news.ts';
import type { NewsFacts, NewsKind } from '#domain/news/news-facts.ts';

export interface NewsView {
  readonly kind: NewsKind;
  readonly path: string;
  readonly headline: string;
  readonly paragraphs: readonly string[];
  readonly publishedAt: Date;
  /** The days of its matches; undefined when it is about no matches. */
  readonly days: NewsSpan | undefined;
  /** Undefined for news of no single competition. */
  readonly competition: { readonly name: string; readonly path: string } | undefined;
  readonly facts: NewsFacts;
  /** The clubs' names in the language, by the clubs' addresses. */
  readonly names: ReadonlyMap<string, string>;
  readonly more: readonly NewsLink[];
  readonly address: string;
  readonly structured: Record<string, unknown>;
}

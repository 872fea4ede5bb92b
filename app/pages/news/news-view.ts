import type { NewsLink } from '#app/components/news-link.ts';
import type { NewsSpan } from '#domain/news/due-news.ts';
import type { NewsFacts, NewsKind } from '#domain/news/news-facts.ts';

export interface NewsView {
  readonly kind: NewsKind;
  readonly path: string;
  readonly headline: string;
  readonly paragraphs: readonly string[];
  readonly publishedAt: Date;
  /** The days on which its matches are played; undefined where it tells of none. */
  readonly days: NewsSpan | undefined;
  /** Undefined for what belongs to no competition. */
  readonly competition: { readonly name: string; readonly path: string } | undefined;
  readonly facts: NewsFacts;
  /** The names that readers of the language have for the clubs, by their addresses. */
  readonly names: ReadonlyMap<string, string>;
  readonly more: readonly NewsLink[];
  readonly address: string;
  readonly structured: Record<string, unknown>;
}

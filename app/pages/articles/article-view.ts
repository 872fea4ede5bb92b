import type { ArticleSection, IndexedSection } from '#app/addresses/article-paths.ts';
import type { IllustratedArticle, ListedArticle } from '#app/components/articles/listed-article.ts';
import type { LinkedPage } from '#app/components/page/page-links.tsx';
import type { PageHead } from '#app/shell/page-head.ts';
import type { ArticleText } from '#data/articles/article.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

/** The contents of an article's page. */
export interface ArticleView extends ListedArticle {
  readonly section: ArticleSection;
  readonly topic: string;
  readonly updated: LocalDay;
  readonly html: string;
  readonly headings: ArticleText['headings'];
  /** The article's absolute address, for share links. */
  readonly address: string;
  readonly related: readonly IllustratedArticle[];
  /** The links in the column to the left. */
  readonly beside: ArticleBeside;
  readonly structured: Readonly<Record<string, unknown>>;
  readonly head: PageHead;
}

/** The links in the column to the left of an article: the topics of its section, or the other pages for a page at the root. */
export type ArticleBeside =
  | {
      readonly kind: 'topics';
      readonly section: IndexedSection;
      readonly topics: readonly { readonly topic: string; readonly pieces: number }[];
    }
  | { readonly kind: 'pages'; readonly pages: readonly LinkedPage[] };

import type { DrawnPiece, ListedPiece } from '#app/components/listed-piece.ts';
import type { LinkedPage } from '#app/components/page-links.tsx';
import type { ArticleSection, IndexedSection } from '#app/piece-paths.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { PieceText } from '#data/articles/piece.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

/** The contents of an article's page. */
export interface ArticleView extends ListedPiece {
  readonly section: ArticleSection;
  readonly topic: string;
  readonly updated: LocalDay;
  readonly html: string;
  readonly headings: PieceText['headings'];
  /** Its absolute address, to be passed on. */
  readonly address: string;
  readonly related: readonly DrawnPiece[];
  /** The other pieces linked beside it. */
  readonly beside: ArticleBeside;
  readonly structured: Readonly<Record<string, unknown>>;
  readonly head: PageHead;
}

/** An article stands in a section with topics, a page at the root beside the other pages. */
export type ArticleBeside =
  | {
      readonly kind: 'topics';
      readonly section: IndexedSection;
      readonly topics: readonly { readonly topic: string; readonly pieces: number }[];
    }
  | { readonly kind: 'pages'; readonly pages: readonly LinkedPage[] };

import type { ListedArticle } from '#app/components/articles/listed-article.ts';
import type { VoteOption } from '#app/components/votes/vote-option.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { SpecialWords } from '#data/articles/special.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { QuizView } from './quiz-view.ts';

/** The contents of the Super Cup page. */
export interface SuperCupView extends ListedArticle {
  readonly updated: LocalDay;
  readonly story: Story;
  readonly keyFacts: SpecialWords['keyFacts'];
  readonly players: readonly VoteOption[];
  readonly quiz: QuizView;
  /** The page's absolute address, for share links. */
  readonly address: string;
  readonly structured: readonly Readonly<Record<string, unknown>>[];
  readonly head: PageHead;
}

/** The text, cut where other content goes between its parts. */
export interface Story {
  readonly before: StoryPart;
  readonly history: StoryPart;
}

interface StoryPart {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

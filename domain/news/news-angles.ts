import type { ProseName } from '#domain/story/prose-name.ts';
import type { LeadKind, Story } from '#domain/story/stories.ts';
import type { HeadlineKind, NewsStory } from './news-stories.ts';

/** Turns a name into a noun of the language. */
export type Read<Name> = (name: ProseName) => Name;

/** A possible headline; its paragraph comes first in the article. */
export interface Angle<Name> {
  /** Importance among the angles of an article, from 1 to 10. */
  readonly weight: number;
  readonly headline: NewsStory<Name, HeadlineKind>;
  readonly topic: string;
  /** True where it is no news by itself: no article is published for it, and articles that were keep it. */
  readonly isOrdinary?: boolean;
}

/** A paragraph of a news article; an empty one is left out. */
export interface Paragraph<Name> {
  readonly topic: string;
  /** Stories of the news, and openings of previews. */
  readonly stories: readonly (NewsStory<Name> | Story<Name, LeadKind>)[];
}

/** The possible angles of a news article, at least one, and its paragraphs. */
export interface NewsAngles<Name> {
  readonly angles: readonly Angle<Name>[];
  readonly paragraphs: readonly Paragraph<Name>[];
}

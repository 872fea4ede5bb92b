import { type IndexedSection, sectionPaths } from '#app/addresses/article-paths.ts';
import { type IllustratedArticle, toIllustratedArticle } from '#app/components/articles/listed-article.ts';
import type { NewsLink } from '#app/components/articles/news-link.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { Article } from '#data/articles/article.ts';
import type { Comparison } from './comparison.server.ts';

/** The contents of a section's index. */
export interface SectionView {
  readonly section: IndexedSection;
  /** The newest news, for the section of sports life only. */
  readonly news?: readonly NewsLink[];
  /** Special pages, listed at the head of the index. */
  readonly specials: readonly IllustratedArticle[];
  readonly topics: readonly SectionTopic[];
  /** The comparison of bookmakers, for the reviews only. */
  readonly comparison?: Comparison | undefined;
}

interface SectionTopic {
  /** Also the topic's anchor in the index: `/betting-academy#prices`. */
  readonly topic: string;
  readonly pieces: readonly IllustratedArticle[];
}

/** The section whose index lists the special pages. */
const sectionOfSpecials: IndexedSection = 'sports-life';

/** Returns the topics of a section with their articles, in the order of the content, and the special pages if the section lists them. */
export function toSectionView(section: IndexedSection, pieces: readonly Article[], words: Words): SectionView {
  const byTopic = Map.groupBy(
    pieces.filter((piece) => piece.section === section),
    ({ topic }) => topic,
  );
  const topics = [...byTopic].map(([topic, ofTopic]) => ({ topic, pieces: ofTopic.map((piece) => toIllustratedArticle(piece, words)) }));
  const specials = section === sectionOfSpecials ? pieces.filter((piece) => piece.special !== undefined) : [];
  return { section, specials: specials.map((piece) => toIllustratedArticle(piece, words)), topics };
}

/** Returns the path of a topic within its section's index. */
export function topicPath(section: IndexedSection, topic: string): string {
  return `${sectionPaths[section]}#${topic}`;
}

import { z } from 'zod';
import type { Language } from '#domain/language/languages.ts';
import { type Drawing, type DrawingWords, drawingPlaceSchema } from './drawing.ts';
import type { Guide } from './guide.ts';
import type { Special } from './special.ts';

/** Sections of the site that contain articles, each named like its folder in `content/`. */
export const contentSections = ['academy', 'reviews', 'sports-life', 'special', 'pages'] as const;
export type ContentSection = (typeof contentSections)[number];

/** The topics of each section, in the order of its index. */
export const topicsOfSection: Readonly<Record<ContentSection, readonly string[]>> = {
  academy: ['prices', 'markets', 'money', 'model', 'control'],
  reviews: ['bookmakers', 'method'],
  'sports-life': ['rules', 'competitions', 'numbers'],
  special: ['special', 'guide'],
  pages: ['site', 'help', 'legal'],
};

/** Schema of the facts in a bookmaker's review that a table can compare with other reviews. */
const reviewFactsSchema = z.strictObject({
  /** Countries whose licence the review names, by ISO 3166-1; empty when it found none. */
  licences: z.array(z.string().regex(/^[A-Z]{2}$/, { error: 'must be two capitals, such as GB' })),
  /** Languages of the bookmaker's customers, as far as the review names them. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/, { error: 'must be two small letters, such as de' })),
});

const day = z.iso.date({ error: 'must be a day, such as 2026-11-21' });
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be small letters and figures, joined by hyphens' });

/** Schema of the facts of an article that are the same in every language: `content/<section>/<slug>/article.json`. */
export const articleFactsSchema = z.strictObject({
  /** Part of its section's index in which it is listed. */
  topic: slug,
  /** Place in that part, in ascending order. */
  order: z.int().min(1),
  published: day,
  updated: day,
  /** Slugs of articles of the same section that are suggested as further reading. */
  related: z.array(slug).max(6),
  /** Former addresses of the article at the root, each redirected to the present one. */
  formerSlugs: z.array(slug),
  /** Figure of the article that lists draw beside it; without one, lists show the drawing of its topic. */
  drawing: drawingPlaceSchema.optional(),
  /** Set for the review of a bookmaker only. */
  review: reviewFactsSchema.optional(),
});
export type ArticleFacts = z.infer<typeof articleFactsSchema>;

/** Schema of the front matter of one language's file. */
export const articleWordsSchema = z.strictObject({
  title: z.string().min(3).max(90),
  /** Description for search engines and lists. */
  description: z.string().min(50).max(200),
  /** Sentence under the heading. */
  standfirst: z.string().min(30).max(300),
});
type ArticleWords = z.infer<typeof articleWordsSchema>;

/** Compiled text of an article in one language. Links inside the site begin with `/` and contain no language. */
export interface ArticleText extends ArticleWords {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly words: number;
  /** Texts beside the article's drawing; undefined for an article without one. */
  readonly drawing?: DrawingWords;
}

export interface Article extends Omit<ArticleFacts, 'drawing'> {
  readonly section: ContentSection;
  readonly slug: string;
  readonly texts: Readonly<Record<Language, ArticleText>>;
  readonly drawing?: Drawing;
  /** Steps of a special of the topic `guide`; undefined for every other article. */
  readonly guide?: Guide;
  /** Facts and quiz of a special of the topic `special`; undefined for every other article. */
  readonly special?: Special;
}

/** Error in an article that cannot be published; the message names the file, the field and the value. */
export class ContentError extends Error {
  readonly code = 'CONTENT';
  override readonly name = 'ContentError';
}

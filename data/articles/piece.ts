import { z } from 'zod';
import type { Language } from '#domain/language/languages.ts';
import { type Drawing, type DrawingWords, drawingPlaceSchema } from './drawing.ts';
import type { Guide } from './guide.ts';
import type { Special } from './special.ts';

/** The sections of the site that hold pieces, each named like its folder of `content/`. */
export const pieceSections = ['academy', 'reviews', 'sports-life', 'special', 'pages'] as const;
export type PieceSection = (typeof pieceSections)[number];

/** The topics of each section, in the order of its index. */
export const topicsOfSection: Readonly<Record<PieceSection, readonly string[]>> = {
  academy: ['prices', 'markets', 'money', 'model', 'control'],
  reviews: ['bookmakers', 'method'],
  'sports-life': ['rules', 'competitions', 'numbers'],
  special: ['special', 'guide'],
  pages: ['site', 'help', 'legal'],
};

/** The schema of the facts in a bookmaker's review that a table can compare with other reviews. */
const reviewFactsSchema = z.strictObject({
  /** Countries in which it names a licence, by ISO 3166-1; none where it found none. */
  licences: z.array(z.string().regex(/^[A-Z]{2}$/, { error: 'must be two capitals, such as GB' })),
  /** Languages of the bookmaker's customers, as far as the review names them. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/, { error: 'must be two small letters, such as de' })),
});

const day = z.iso.date({ error: 'must be a day, such as 2026-11-21' });
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be small letters and figures, joined by hyphens' });

/** The schema of the facts of a piece that are the same in every language: `content/<section>/<slug>/piece.json`. */
export const pieceFactsSchema = z.strictObject({
  /** The part of its section's index under which it is listed. */
  topic: slug,
  /** The place in that part, the smallest first. */
  order: z.int().min(1),
  published: day,
  updated: day,
  /** Slugs of pieces of the same section that a reader may want next. */
  related: z.array(slug).max(6),
  /** Addresses at the root under which the piece was once found; each leads to it. */
  formerSlugs: z.array(slug),
  /** The place of its own figures that a list draws beside it; a piece without them is listed with the drawing of its topic. */
  drawing: drawingPlaceSchema.optional(),
  /** The review of a bookmaker has them, and no other piece. */
  review: reviewFactsSchema.optional(),
});
export type PieceFacts = z.infer<typeof pieceFactsSchema>;

/** The front matter of one language's file. */
export const pieceWordsSchema = z.strictObject({
  title: z.string().min(3).max(90),
  /** The description for search engines and lists. */
  description: z.string().min(50).max(200),
  /** The sentence under the heading. */
  standfirst: z.string().min(30).max(300),
});
type PieceWords = z.infer<typeof pieceWordsSchema>;

/** One language of a piece, ready to be shown. Links inside the site begin with `/` and name no language. */
export interface PieceText extends PieceWords {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly words: number;
  /** The words beside the piece's drawing; undefined for a piece without one. */
  readonly drawing?: DrawingWords;
}

export interface Piece extends Omit<PieceFacts, 'drawing'> {
  readonly section: PieceSection;
  readonly slug: string;
  readonly texts: Readonly<Record<Language, PieceText>>;
  readonly drawing?: Drawing;
  /** The steps of a special of the topic `guide`; undefined for every other piece. */
  readonly guide?: Guide;
  /** The facts and quiz of a special of the topic `special`; undefined for every other piece. */
  readonly special?: Special;
}

/** A piece that cannot be published; the message names the file, the field and the value. */
export class ContentError extends Error {
  readonly code = 'CONTENT';
  override readonly name = 'ContentError';
}

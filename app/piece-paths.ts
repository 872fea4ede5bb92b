import type { Piece, PieceSection } from '#data/articles/piece.ts';

/** Where the sections of the content stand; its pages stand at the root. */
export const sectionPaths = {
  academy: '/betting-academy',
  reviews: '/where-to-use-our-tips',
  'sports-life': '/sports-life',
  pages: '',
} as const satisfies Readonly<Record<PieceSection, string>>;

/** The sections that have an index. */
export const indexedSections = ['academy', 'reviews', 'sports-life'] as const satisfies readonly PieceSection[];
export type IndexedSection = (typeof indexedSections)[number];

/** The pages at the root, in the footer's order. */
export const textPages = [
  'responsible-gambling',
  'about-us',
  'terms-conditions',
  'privacy-policy',
  'cookies-policy',
  'disclaimer',
] as const;

/** The address of a piece, without its language. */
export function piecePath({ section, slug }: Pick<Piece, 'section' | 'slug'>): string {
  return `${sectionPaths[section]}/${slug}`;
}

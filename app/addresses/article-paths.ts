import type { Article, ContentSection } from '#data/articles/article.ts';
import { addressOfSpecial } from './special-addresses.ts';

/** The sections whose articles are shown as articles or plain pages; a special has its own page component. */
export type ArticleSection = Exclude<ContentSection, 'special'>;
export type StandaloneArticle = Article & { readonly section: ArticleSection };

/** Returns true for an article of a section or a page at the root, and false for a special. */
export function isStandaloneArticle(piece: Article): piece is StandaloneArticle {
  return piece.section !== 'special';
}

/** The path of each section of the content; plain pages are at the root. */
export const sectionPaths = {
  academy: '/betting-academy',
  reviews: '/where-to-use-our-tips',
  'sports-life': '/sports-life',
  pages: '',
} as const satisfies Readonly<Record<ArticleSection, string>>;

/** The sections that have an index. */
export const indexedSections = ['academy', 'reviews', 'sports-life'] as const satisfies readonly ContentSection[];
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

/** Returns the path of an article, without its language. */
export function articlePath({ section, slug }: Pick<Article, 'section' | 'slug'>): string {
  if (section !== 'special') return `${sectionPaths[section]}/${slug}`;
  const address = addressOfSpecial[slug];
  if (address === undefined) throw new Error(`the special "${slug}" has no address in special-addresses.ts`);
  return address;
}

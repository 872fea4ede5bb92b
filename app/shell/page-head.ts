import type { LocaleCode } from '#app/i18n/locales.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

/** The description of a page in its head. `path` is shared by all languages, with the parameters that make it another page. */
export interface PageHead {
  readonly locale: LocaleCode;
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** False keeps the page out of search engines: personal lists, searches. */
  readonly indexed: boolean;
  /** The page's absolute address in each language. */
  readonly addresses: Readonly<Record<string, string>>;
  /** The picture that a network shows beside a link to the page. */
  readonly picture: SharePicture;
  /** The days on which an article was published and updated; absent for other pages. */
  readonly article?: { readonly publishedOn: string; readonly updatedOn: string };
  /** The day whose entries the page lists; a reader whose clock has another day is led on to their own list. */
  readonly listedDay?: LocalDay;
  /** Feeds of new content on this page and similar ones. */
  readonly feeds?: readonly { readonly href: string; readonly title: string }[];
}

/** A picture by its absolute address, and what it shows in words. */
export interface SharePicture {
  readonly address: string;
  readonly description: string;
}

/** The size that networks show at its full width. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

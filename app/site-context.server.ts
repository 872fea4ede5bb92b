import type { Piece } from '#data/articles/piece.ts';
import type { Topic } from '#data/changes/topic.ts';
import type { Database } from '#data/database/database.ts';
import type { Clock } from '#domain/time/clock.ts';
import type { Words } from './i18n/create-words.ts';
import type { Locale } from './i18n/locales.ts';
import type { SiteSettings } from './site-settings.ts';

/** The context of a page's loader: the settings of the pages, its collaborators, the page's language, and where it notes what the page rests on. */
export interface Site extends SiteSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly words: Words;
  /** True where the page stands at its language's own domain. */
  readonly atOwnDomain?: boolean;
  /** True where the page carries the mark of a demonstration. */
  readonly demonstration: boolean;
  /** False where search engines are to leave every page alone. */
  readonly isOpenToSearch: boolean;
  /** The written content: articles, reviews and standing pages. */
  readonly pieces: readonly Piece[];
  /** The absolute address of a path of this site in a language, from the settings and never from the request. */
  absolute(locale: Locale, path: string): string;
  /** The last live event of which this process has heard: whatever the page reads is at least as new. */
  readonly liveSequence: number;
  readonly page: PageNotes;
  /** The names of the sources whose facts are left out of what is rendered, since their licences do not allow them there. */
  readonly withheld: readonly string[];
  /**
   * A part that many pages show alike, kept in memory under its name until it changes. What it rests on is said to the notes that `load`
   * is given, and handed on to the page; or to `instead`, where the page may be older than the part, or says for itself what it rests on.
   */
  fragment<Part>(name: string, load: (notes: PageNotes) => Promise<Part>, instead?: PageNotes): Promise<Part>;
}

/** By these the page cache knows when to render the page anew. */
export interface PageNotes {
  /** The page shows something of these; a change to one of them makes it stale. */
  dependOn(...topics: readonly Topic[]): void;
  /** The page is right until then, even if nothing changes; the earliest moment named counts. */
  freshUntil(moment: Date): void;
}

/** Whoever sent a form, or asks for a page that is made for each visitor (`isPersonal`). */
export interface Visitor {
  /** The country from which the request comes, as an ISO 3166-1 code; undefined when it is not known. */
  country(): Promise<string | undefined>;
  /**
   * Stands for the address from which the request comes, without leading back to it: the same for the same address, where an IPv6
   * network of 64 bits counts as one. Undefined when the address is not known.
   */
  addressKey(): Promise<string | undefined>;
  /** Stands for the browser, known by the cookie that it got when it first voted; undefined for one that has not. */
  voterKey(): Promise<string | undefined>;
}

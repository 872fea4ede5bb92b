import type { Locale } from '#app/i18n/locales.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { Article } from '#data/articles/article.ts';
import type { WeighedTopic } from '#data/changes/topic.ts';
import type { Database } from '#data/database/database.ts';
import type { Clock } from '#domain/time/clock.ts';
import type { SiteSettings } from './site-settings.ts';

/** The context of a page's loader: the settings, database, clock and words of the page's language, and the notes of what the page depends on. */
export interface Site extends SiteSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly words: Words;
  /** True when the page is served at its language's own domain. */
  readonly atOwnDomain?: boolean;
  /** True when the page carries the mark of a demonstration. */
  readonly demonstration: boolean;
  /** False when search engines must not index any page. */
  readonly isOpenToSearch: boolean;
  /** The written content: articles, reviews and plain pages such as the privacy policy. */
  readonly pieces: readonly Article[];
  /** Returns the absolute address of a path of this site in a language, made from the settings and never from the request. */
  absolute(locale: Locale, path: string): string;
  /** Sequence number of the last live event that this process has received; all that the page reads is at least as new. */
  readonly liveSequence: number;
  readonly page: PageNotes;
  /** The names of the sources whose facts are left out of what is rendered, since their licences do not allow them there. */
  readonly withheld: readonly string[];
  /**
   * Returns a part that many pages show alike, cached in memory under its name until it changes. `load` notes what the part depends on;
   * these notes are passed on to the page, or to `instead` when the page may be older than the part or notes its own dependencies.
   */
  fragment<Part>(name: string, load: (notes: PageNotes) => Promise<Part>, instead?: PageNotes): Promise<Part>;
}

/** The dependencies of a page, from which the page cache knows when to render it anew. */
export interface PageNotes {
  /** Notes that the page shows something of these topics; a change to one of them makes it stale. Changes of those marked `minor:` are minor to it. */
  dependOn(...topics: readonly WeighedTopic[]): void;
  /** Notes that the page is right until a moment, even if nothing changes; the earliest noted moment counts. */
  freshUntil(moment: Date): void;
  /** Notes that the page is better rendered anew after a moment, although nothing on it is wrong then; the earliest noted moment counts. */
  renewAfter(moment: Date): void;
  /** Notes how soon the page is expected to change, by which an edge in front chooses how long to keep it. */
  changes(pace: Pace): void;
}

/** The pace of changes to a page: `hardly` for one about what is long over, `constantly` for a match in play. */
export type Pace = 'hardly' | 'constantly';

/** The sender of a form, or the visitor of a page that is rendered for each visitor (`isPersonal`). */
export interface Visitor {
  /** Returns the country from which the request comes, as an ISO 3166-1 code; undefined when it is not known. */
  country(): Promise<string | undefined>;
  /**
   * Returns a key for the address from which the request comes, which does not reveal the address: equal for equal addresses, where an IPv6
   * network of 64 bits counts as one address. Undefined when the address is not known.
   */
  addressKey(): Promise<string | undefined>;
  /** Returns the key of the browser, from the cookie that it received with its first vote; undefined for a browser that has not voted. */
  voterKey(): Promise<string | undefined>;
}

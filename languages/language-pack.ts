import type { CompetitionWords } from './competition-words.ts';
import type english from './en/messages.json';
import type { LanguageChecks } from './language-checks.ts';
import type { LocaleFacts } from './locale-facts.ts';
import type { RegionNames } from './region-names.ts';
import type { ServerPart } from './server-part.ts';
import type { WritingCustoms } from './writing-customs.ts';

/** The files of the typeface that have the letters of whole languages, named by their scripts. */
export type MainFont = 'latin' | 'greek';

/** Messages of a language by their keys; those of English, which every language has. */
export type Messages = typeof english;

/** All that the site has of a language. Parts that pages or the browser need are values, all others are loaded on demand. */
export interface LanguagePack {
  /** Code, labels, flag, prefix, zone and setting of its domain. */
  readonly locale: LocaleFacts;
  /** Dates and numbers. */
  readonly customs: WritingCustoms;
  /** Countries and regions that `Intl` names otherwise, or not at all. */
  readonly regions: RegionNames;
  /** General words in the names of competitions; undefined for English, in which the sources write them. */
  readonly competitionWords: CompetitionWords | undefined;
  /** The file of the typeface that has every letter of its words. A file that is late is not used at all, so pages ask for this one ahead. */
  readonly font: MainFont;
  /** Messages as editors write them; compiled where Vite has loaded them. */
  readonly messages: () => Promise<{ readonly default: Messages }>;
  /** Names and prose. */
  readonly server: () => Promise<{ readonly serverPart: ServerPart }>;
  /** Facts about its words that only tests use. */
  readonly checks: () => Promise<{ readonly checks: LanguageChecks }>;
}

import type { PreviewKind } from './preview-kinds.ts';

/** The words for a counted thing by plural category, `#` being the number; `zero` where the language says that none is there. */
export type CountedForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * The sentences of one language. A pattern names values in braces, `{homePlace}`, and a counted thing after a bar,
 * `{homePoints|points}`, in the form that `forms` has for the number. Club and competition names are never inflected, so they
 * stand where the nominative does, or beside a noun that takes the case. Only patterns of openings, of records at home and away, and with
 * `{side}` speak of hosts and visitors: the others are used on neutral ground too.
 */
export interface PreviewLanguage {
  readonly forms: Readonly<Record<string, CountedForms>>;
  /** Those forms that go by ordinal rules: `1st`, `2nd`. */
  readonly ordinals?: readonly string[];
  /** The format of the day of an earlier meeting. */
  readonly day: Intl.DateTimeFormatOptions;
  /** The words for the two sides in the nominative, in small letters. */
  readonly sides: { readonly home: string; readonly away: string };
  /** True when a round's name is written small inside a sentence, `quarter-final`; German capitals stay. */
  readonly lowersRounds: boolean;
  /** Sounds that the next word asks for, once a sentence is filled: Spanish `y` before `Inter`. */
  readonly polish?: (sentence: string) => string;
  readonly patterns: Readonly<Record<PreviewKind, readonly string[]>>;
}

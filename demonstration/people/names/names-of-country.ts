/**
 * Names that are common in a country, written down from general knowledge, in the letters that sources use for them: words parted by blanks, an
 * underscore for a blank within a name.
 */
export interface NamesOfCountry {
  readonly men: string;
  /** Undefined where no women of the country are among the players. */
  readonly women?: string;
  readonly family: string;
  /** The rule by which a family name becomes a woman's, where the language has one. */
  readonly feminine?: FeminineRule;
}

export type FeminineRule = 'czech' | 'slovak' | 'polish' | 'ukrainian' | 'greek' | 'icelandic';

/** Returns the names of a list. */
export function namesOf(list: string): readonly string[] {
  return list
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' '));
}

/**
 * Names that are common in a country, written down from general knowledge, in the letters that sources use for them: words separated by
 * blanks, with an underscore for a blank within a name.
 */
export interface NamesOfCountry {
  readonly men: string;
  /** The given names of women; undefined for a country without women among the players. */
  readonly women?: string;
  readonly family: string;
  /** The rule that turns a family name into a woman's; undefined for languages without one. */
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

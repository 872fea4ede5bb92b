import { ofEach } from './of-each.ts';

/** Agreement of an adjective with the name of a competition: masculine, feminine, or either in the plural. */
export type NameAgreement = 'm' | 'f' | 'mp' | 'fp';

/** General words in the names of competitions, translated. Names of leagues, sponsors and cups are not among them. */
export interface CompetitionWords {
  /**
   * Translations of whole names, or of the part before the first dash, by English name: `Super Cup`. Where the form for women's competitions
   * depends on it, the agreement follows after a bar: `Amistosos|mp`.
   */
  readonly names: Readonly<Record<string, string>>;
  /** Translations of parts after a dash: `Play-offs`. */
  readonly parts: Readonly<Record<string, string>>;
  /** Returns the group of a letter or a number. */
  group(sign: string): string;
  /** Returns the name of the same competition for women; `isTranslated` is true when the name is one of `names`. */
  women(name: string, agreement: NameAgreement, isTranslated: boolean): string;
  /** Returns the name of the same competition for players under an age. */
  under(age: number, name: string, isTranslated: boolean): string;
  /** True when the age is added before the women's form. */
  readonly isAgeFirst?: true;
}

/** General words of every language, by BCP-47 tag; undefined for English, in which the sources write them. */
export const competitionWords = ofEach('competitionWords');

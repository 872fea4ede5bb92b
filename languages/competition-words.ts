import { ofEach } from './of-each.ts';

/** Agreement of an adjective with the name of a competition: masculine, feminine, or either in the plural. */
export type NameAgreement = 'm' | 'f' | 'mp' | 'fp';

/** The general words in the names of competitions, as readers of a language say them. Names of leagues, sponsors and cups are not among them. */
export interface CompetitionWords {
  /**
   * Whole names, and what stands before the first dash: `Super Cup`, with the agreement after a stroke where women's of it depends on it:
   * `Amistosos|mp`.
   */
  readonly names: Readonly<Record<string, string>>;
  /** Parts after a dash: `Play-offs`. */
  readonly parts: Readonly<Record<string, string>>;
  /** The group of a letter or a number. */
  group(sign: string): string;
  /** The same competition of women; `isTranslated` where the name is one of `names`. */
  women(name: string, agreement: NameAgreement, isTranslated: boolean): string;
  /** The same of players under an age. */
  under(age: number, name: string, isTranslated: boolean): string;
  /** True where the age is said before the women. */
  readonly isAgeFirst?: true;
}

/** General words of every language, by BCP-47 tag; undefined for English, in which the sources write them. */
export const competitionWords = ofEach('competitionWords');

/**
 * A name as an editor enters it: in the nominative with its article, if any, `ο Παναθηναϊκός`, `la Juventus`, `Slavia`. Where the language's
 * rules would inflect it wrongly, a list of all its forms, in the order of the language's `cases`.
 */
export type NameEntry = string | readonly string[];

/** Error for an entry that its language cannot read; the message quotes the entry. */
export class NameEntryError extends RangeError {
  readonly code = 'NAME_ENTRY';
  override readonly name = 'NameEntryError';
}

/** Rules by which a language inflects names. `Noun` is the language's own type of noun. */
export interface NounRules<Noun> {
  /** Returns the noun of an entry. Throws NameEntryError for one that it cannot read. */
  read(entry: NameEntry): Noun;
  /** Returns the entry of a club that no editor has entered, by the usual gender of clubs in the language. */
  entryOfUnknownClub(name: string): NameEntry;
  /**
   * Returns the noun of a name that no editor has entered, which prose may use only in the nominative: every other form is an `unknownForm`.
   * Left out for languages in which names hardly change and a wrong guess is not noticed.
   */
  withoutForms?(name: string): Noun;
  /** Returns the entry of a town, a competition or a country that no editor has entered. */
  entryOfUnknownPlace(name: string): NameEntry;
  /** The forms that editors see, labelled in the terms of the language's grammar. */
  readonly cases: readonly {
    readonly label: string;
    readonly form: (noun: Noun) => string;
    /** True for words that show the gender or the number, and do not name the noun in prose. */
    readonly isAgreement?: true;
  }[];
}

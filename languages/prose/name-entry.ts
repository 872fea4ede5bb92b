/**
 * A name as an editor writes it down: in the nominative with its article where it has one, `ο Παναθηναϊκός`, `la Juventus`, `Slavia`. Where
 * the language's rules would bend it wrongly, a list of all its forms, in the order of the language's `cases`.
 */
export type NameEntry = string | readonly string[];

/** An entry that its language cannot read; the message names it. */
export class NameEntryError extends RangeError {
  readonly code = 'NAME_ENTRY';
  override readonly name = 'NameEntryError';
}

/** The rules by which a language bends names, and what it makes of them: a noun of its own kind. */
export interface NounRules<Noun> {
  /** Returns the noun of an entry. Throws NameEntryError for one that it cannot read. */
  read(entry: NameEntry): Noun;
  /** Returns the entry of a club that no editor has written down, by the usual gender of clubs in the language. */
  entryOfUnknownClub(name: string): NameEntry;
  /**
   * Returns the noun of a name that no editor has written down, for prose to use in the nominative alone: every other form of it is an `unknownForm`.
   * Left out where names hardly change, and a wrong guess is not heard.
   */
  withoutForms?(name: string): Noun;
  /** Returns the entry of a town, a competition or a country that no editor has written down. */
  entryOfUnknownPlace(name: string): NameEntry;
  /** The forms that editors are shown, with what the language's grammar calls them. */
  readonly cases: readonly { readonly label: string; readonly form: (noun: Noun) => string }[];
}

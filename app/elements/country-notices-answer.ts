/** What the foot of a page says to a visitor from a country, in the words of the page's language. */
export interface CountryNotices {
  /** As the round mark shows it: `18+`. */
  readonly age: string;
  readonly notice: string;
  /** The lines of warnings and help as HTML. */
  readonly lines: string;
}

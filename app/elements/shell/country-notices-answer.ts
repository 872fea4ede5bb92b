/** The notices at the foot of a page for a visitor from a country, in the page's language. */
export interface CountryNotices {
  /** The age as the round mark shows it: `18+`. */
  readonly age: string;
  readonly notice: string;
  /** The lines with warnings and help, as HTML. */
  readonly lines: string;
}

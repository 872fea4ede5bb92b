/** The notices at the foot of a page for a visitor from a country, in the page's language. */
export interface CountryNotices {
  /** As the round mark shows it: `18+`. */
  readonly age: string;
  readonly notice: string;
  /** The lines of warnings and help as HTML. */
  readonly lines: string;
}

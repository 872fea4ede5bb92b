/** The counts above lists, by their names, each with its text in the language of the page. */
export interface ListCountsAnswer {
  /** The number of the last live event that the counts include. */
  readonly after: number;
  /** A count by each name; a name that is left out counts nothing. */
  readonly counts: Readonly<Record<string, readonly [count: number, text: string]>>;
}

/** The counts that stand above lists, by their names, each with how the language of the page writes it. */
export interface ListCountsAnswer {
  /** The live event on which the counts rest. */
  readonly after: number;
  /** Of a name that is left out nothing is to be counted. */
  readonly counts: Readonly<Record<string, readonly [count: number, text: string]>>;
}

/** The content of a competition beside fixtures and results. */
export interface CompetitionContent {
  /** True for one of the catalogue, whose data editors know; false for one of which a source alone has told. */
  readonly isOfCatalogue: boolean;
  /** True where a match of its present season is priced. */
  readonly hasOdds: boolean;
  /** True where a table of its present season can be shown. */
  readonly hasTable: boolean;
  readonly readers: number;
}

/**
 * Returns true where the pages of a competition's matches have something to show to a stranger. Search engines are given these alone: the sitemap lists them, and
 * the page of any other match asks not to be indexed.
 */
export function isWorthIndexing({ isOfCatalogue, hasOdds, hasTable, readers }: CompetitionContent): boolean {
  return isOfCatalogue || hasOdds || hasTable || readers > 0;
}

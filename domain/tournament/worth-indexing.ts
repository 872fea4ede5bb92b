/** The content of a competition beside fixtures and results. */
export interface CompetitionContent {
  /** True for a competition of the catalogue, whose data editors know; false for one known only from a source. */
  readonly isOfCatalogue: boolean;
  /** True when a match of its present season is priced. */
  readonly hasOdds: boolean;
  /** True when a table of its present season can be shown. */
  readonly hasTable: boolean;
  readonly readers: number;
}

/**
 * Returns true when the pages of a competition's matches have content for visitors who come from a search. Search engines receive only
 * these: the sitemap lists them, and the page of any other match is marked not to be indexed.
 */
export function isWorthIndexing({ isOfCatalogue, hasOdds, hasTable, readers }: CompetitionContent): boolean {
  return isOfCatalogue || hasOdds || hasTable || readers > 0;
}

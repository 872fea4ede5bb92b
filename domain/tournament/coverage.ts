/** The kinds of facts that the site may have of a competition, in the order in which it names them. */
export const coveredFacts = ['results', 'tables', 'lineUps', 'odds', 'forecasts'] as const;
export type CoveredFact = (typeof coveredFacts)[number];

/**
 * The start of each kind of facts that the site has of a competition: the days (UTC) of the first matches with a result, with line-ups,
 * with prices and with a forecast, as `2012-08-18`, and the label of the first season with a table. Null when it has none.
 */
export interface Coverage {
  readonly results: string | null;
  readonly tables: string | null;
  readonly lineUps: string | null;
  readonly odds: string | null;
  readonly forecasts: string | null;
}

/** Returns the year of a start of facts: of the day of a first match, or of a first season. */
export function yearOf(since: string): number {
  return Number(since.slice(0, 4));
}

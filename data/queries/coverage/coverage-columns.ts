import type { Coverage } from '#domain/tournament/coverage.ts';

/**
 * Columns of `competition_coverage`, for queries that join it as `o`. They are single columns, because building a JSON object for each league
 * would take PostgreSQL longer than the rest of the query.
 */
export const coverageColumns = `o.counted_at is not null as "isCounted", o.results_since::text as results, o.tables_since as tables,
  o.line_ups_since::text as "lineUps", o.odds_since::text as odds, o.forecasts_since::text as forecasts`;

/** Row of a query with these columns. */
export interface CoverageRow extends Coverage {
  readonly isCounted: boolean;
}

/** Returns a row with these columns gathered in the member `coverage`, which is null until the coverage has been counted. */
export function withCoverage<Row extends CoverageRow>({ isCounted, results, tables, lineUps, odds, forecasts, ...row }: Row) {
  return { ...row, coverage: isCounted ? { results, tables, lineUps, odds, forecasts } : null };
}
